package io.snarl.core.sarif;

import io.snarl.contract.bug.Conflict;
import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.code.CodePlace;
import io.snarl.contract.text.Characters;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.ConfirmedDeadlock;
import io.snarl.core.finding.ConfirmedViolation;
import io.snarl.core.finding.Violation;
import io.snarl.core.sarif.SarifLog.Location;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Says in words what has happened, with a link to each place whose source is at hand. */
final class ResultMessage {

    private static final int LONGEST_TEXT = 300;

    /** Control characters but for ends of lines and tabs, and those that change the direction of text. */
    private static final Pattern UNSEEN = Pattern.compile(
            "[\\p{Cc}&&[^\\n\\r\\t]]|[\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069\\u2028\\u2029]");

    private final Locations locations;
    private final Map<CodePlace, Location> linked = new LinkedHashMap<>();

    ResultMessage(Locations locations) {
        this.locations = locations;
    }

    /** Returns the sentences about a bug that is called by a title. */
    String of(String title, Bug bug) {
        List<String> sentences = new ArrayList<>(List.of(plain(title) + "."));
        if (bug instanceof ConfirmedDeadlock shown) {
            addDeadlock(sentences, shown.deadlock());
        } else if (bug instanceof ConfirmedViolation shown) {
            addViolation(sentences, shown.violation());
        }
        return String.join(" ", sentences);
    }

    /** Returns the places to which there are links. */
    List<Location> linked() {
        return List.copyOf(linked.values());
    }

    private void addDeadlock(List<String> sentences, Deadlock deadlock) {
        var different = new LinkedHashSet<>(deadlock.edges());
        String who = different.size() == 1 ? "Each thread" : "One thread";
        for (Deadlock.Edge edge : different) {
            sentences.add(who + " holds the lock of " + plain(edge.held()) + " that it took at " + link(edge.heldAt())
                    + " and waits for that of " + plain(edge.wanted()) + " at " + link(edge.wantedAt()) + ".");
            who = "Another thread";
        }
    }

    private void addViolation(List<String> sentences, Violation violation) {
        violation.conflicts().stream().findFirst().ifPresent(conflict -> sentences.add(inWords(conflict)));
        violation
                .seen()
                .map(ResultMessage::shortened)
                .ifPresent(seen -> sentences.add("No order of the calls comes to this: " + plain(seen) + "."));
    }

    private String inWords(Conflict conflict) {
        return plain(conflict.variable()) + " is " + word(conflict.previous()) + " at "
                + link(conflict.previous().place()) + ", then " + word(conflict.remote()) + " by another thread at "
                + link(conflict.remote().place())
                + conflict.current()
                        .map(current -> ", then " + word(current) + " at " + link(current.place()))
                        .orElse("")
                + ".";
    }

    private static String word(Conflict.Access access) {
        return access.isWrite() ? "written" : "read";
    }

    private String link(CodePlace place) {
        if (!linked.containsKey(place)) {
            locations.of(linked.size() + 1, place, place.toString()).ifPresent(found -> linked.put(place, found));
        }
        Location location = linked.get(place);
        return location == null ? plain(place.toString()) : "[" + simple(place) + "](" + location.id() + ")";
    }

    private static String simple(CodePlace place) {
        String name = place.className().substring(place.className().lastIndexOf('.') + 1);
        return name + "." + place.method() + ", line " + place.line();
    }

    /** What the code under test says must not turn into a link, nor command a terminal or turn text around. */
    private static String plain(String text) {
        return UNSEEN.matcher(text)
                .replaceAll(unseen ->
                        String.format("\\\\u%04x", (int) unseen.group().charAt(0)))
                .replace("](", "] (");
    }

    private static String shortened(String text) {
        return text.length() > LONGEST_TEXT ? Characters.first(text, LONGEST_TEXT) + "…" : text;
    }
}
