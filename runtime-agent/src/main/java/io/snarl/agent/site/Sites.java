package io.snarl.agent.site;

import io.snarl.contract.trace.ClassSort;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All sites of this JVM, numbered in the order in which classes were rewritten, and the classes that have them. */
public final class Sites {

    private final List<Site> sites = new ArrayList<>();
    private final Map<String, CodeClass> classes = new HashMap<>();
    private final Map<String, String> strings = new HashMap<>();
    private final StableNames names = new StableNames();

    /** Adds a site; returns its number. */
    public synchronized int add(Site site) {
        sites.add(new Site(
                site.kind(),
                site.method(),
                site.line(),
                shared(site.owner()),
                shared(site.name()),
                shared(site.descriptor()),
                site.detail()));
        return sites.size() - 1;
    }

    /** Remembers a class that has been rewritten. */
    public synchronized void add(CodeClass rewritten) {
        classes.put(rewritten.name(), rewritten);
    }

    public synchronized Site get(int number) {
        return sites.get(number);
    }

    public synchronized int size() {
        return sites.size();
    }

    /** Returns the class of a name if it has been rewritten, else null. */
    public synchronized CodeClass classNamed(String name) {
        return classes.get(name);
    }

    /** Returns what methods are called in every build of the program. */
    public StableNames names() {
        return names;
    }

    /** Returns how many classes of a sort have been rewritten. */
    public synchronized long countOf(ClassSort sort) {
        return classes.values().stream().filter(type -> type.sort() == sort).count();
    }

    synchronized List<Site> all() {
        return List.copyOf(sites);
    }

    synchronized List<CodeClass> allClasses() {
        return List.copyOf(classes.values());
    }

    /** Shares names: sites are many and their names few, and the heap belongs to the tests. */
    private String shared(String text) {
        return text == null ? null : strings.computeIfAbsent(text, same -> same);
    }
}
