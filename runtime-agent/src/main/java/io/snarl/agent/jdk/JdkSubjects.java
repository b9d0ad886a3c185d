package io.snarl.agent.jdk;

import io.snarl.agent.jdk.JdkImage.JdkClass;
import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import net.bytebuddy.jar.asm.ClassReader;

/**
 * Selects the subjects among the classes of the JDK. Naming a class means all code that its objects run, so the classes
 * that it inherits from and those declared inside of them are subjects too: a {@code Stack} takes its locks in {@code
 * Vector} and in its iterators.
 */
final class JdkSubjects {

    private final JdkImage jdk;
    private final Predicate<String> leftOut;
    private final Predicate<String> indispensable;
    private final Set<String> subjects = new TreeSet<>();

    /**
     * Creates an empty selection.
     *
     * @param leftOut classes that are never subjects
     * @param indispensable classes that are subjects only if they were named, so that the user hears that they cannot be
     */
    JdkSubjects(JdkImage jdk, Predicate<String> leftOut, Predicate<String> indispensable) {
        this.jdk = jdk;
        this.leftOut = leftOut;
        this.indispensable = indispensable;
    }

    /** Adds the classes that a user names and all that come with them. */
    JdkSubjects named(Predicate<String> names) throws IOException {
        for (JdkClass type : jdk.matching(names)) {
            add(type);
            addNested(type);
            addInherited(type);
        }
        return this;
    }

    Set<String> names() {
        return subjects;
    }

    private void addInherited(JdkClass type) throws IOException {
        JdkClass parent = parentOf(type);
        while (parent != null && !indispensable.test(parent.name())) {
            add(parent);
            addNested(parent);
            parent = parentOf(parent);
        }
    }

    private void addNested(JdkClass type) {
        jdk.nestedIn(type.name()).stream()
                .filter(nested -> !indispensable.test(nested.name()))
                .forEach(this::add);
    }

    private void add(JdkClass type) {
        if (!leftOut.test(type.name())) {
            subjects.add(type.name());
        }
    }

    private JdkClass parentOf(JdkClass type) throws IOException {
        String parent = new ClassReader(type.bytes()).getSuperName();
        return parent == null ? null : jdk.named(parent.replace('/', '.'));
    }
}
