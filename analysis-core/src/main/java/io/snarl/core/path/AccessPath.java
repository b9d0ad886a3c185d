package io.snarl.core.path;

import java.util.List;

/**
 * The path by which a client call reaches an object.
 *
 * @param objects those on the way, the one at the root first and the one that is reached last
 * @param links how each of them but the first is reached from the one before: the name of a field, or {@code [*]} for an
 *     element of an array
 */
public record AccessPath(Root root, List<Integer> objects, List<String> links) {

    /** The link to an element of an array, whichever. */
    public static final String ELEMENT = "[*]";

    /** Copies the lists, so that a path never changes. */
    public AccessPath {
        objects = List.copyOf(objects);
        links = List.copyOf(links);
    }

    /** Where a path begins. */
    public enum Origin {
        /** The object that was called. */
        RECEIVER,
        /** An argument of the call, or an element of an array that is one. */
        ARGUMENT,
        /** A static field, or the monitor of a class. */
        STATIC,
        /** Code that leaves no events, such as a collection of the JDK that is no subject. */
        UNSEEN,
        /** The call itself: the object was made during the call, and nobody else could reach it. */
        LOCAL
    }

    /**
     * Where a path begins, and which of its sort that is.
     *
     * @param argument the place of an argument, from 0, else -1
     * @param name the name of a static field or a class, else empty
     */
    public record Root(Origin origin, int argument, String name) {

        /** Returns it as it stands at the beginning of a path. */
        @Override
        public String toString() {
            return switch (origin) {
                case RECEIVER -> "this";
                case ARGUMENT -> "arg" + (argument + 1);
                case STATIC -> name;
                case UNSEEN -> "?";
                case LOCAL -> "local";
            };
        }
    }

    /** Returns the object that is reached. */
    public int target() {
        return objects.get(objects.size() - 1);
    }

    /** Tells whether all threads reach the same object, whatever they call. */
    public boolean isStatic() {
        return root.origin() == Origin.STATIC;
    }

    /** Tells whether it begins with an object that code which leaves no events has given out, as collections do. */
    public boolean isUnseen() {
        return root.origin() == Origin.UNSEEN;
    }

    public boolean isLocal() {
        return root.origin() == Origin.LOCAL;
    }

    /** Tells whether another path begins and goes on in the same way, whichever objects are on it. */
    public boolean isWrittenLike(AccessPath other) {
        return root.equals(other.root) && links.equals(other.links);
    }

    /** Returns the links from the object at an index on to the target. */
    public List<String> linksFrom(int index) {
        return links.subList(index, links.size());
    }

    /** Returns the field that the target is in, or what stands for elements of arrays, or the static field; empty if it is in none. */
    public String foundBy() {
        if (links.isEmpty()) {
            return isStatic() ? "static " + root.name() : "";
        }
        return links.get(links.size() - 1);
    }

    /** Returns the way to the object at an index, as a person writes it. */
    public String upTo(int index) {
        return new AccessPath(root, objects.subList(0, index + 1), links.subList(0, index)).toString();
    }

    /** Returns it as a person writes it: {@code this.list[*]}, {@code arg1.mutex}. */
    @Override
    public String toString() {
        var text = new StringBuilder(root.toString());
        for (String link : links) {
            text.append(link.startsWith("[") ? "" : ".").append(link);
        }
        return text.toString();
    }
}
