package io.snarl.agent.junit.discovery;

import io.snarl.agent.secret.Secrets;
import java.util.Set;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.launcher.TestIdentifier;

/** A test or container of another engine as one of Snarl's own, under the names that its users know. */
public final class MirroredTest extends AbstractTestDescriptor {

    private final TestEngine engine;
    private final UniqueId original;
    private final FoundTest found;
    private final String legacyName;
    private final Set<TestTag> tags;
    private final Type type;
    private final boolean registersTests;

    /** Mirrors what an engine has found. */
    public MirroredTest(TestDescriptor root, TestEngine engine, FoundTest found, TestDescriptor original) {
        super(
                below(root.getUniqueId(), original.getUniqueId()),
                Secrets.current().hide(original.getDisplayName()),
                original.getSource().orElse(null));
        this.engine = engine;
        this.original = original.getUniqueId();
        this.found = found;
        this.legacyName = original.getLegacyReportingName();
        this.tags = original.getTags();
        this.type = original.getType();
        this.registersTests = !isTest()
                && original.mayRegisterTests()
                && original.getChildren().isEmpty();
    }

    /** Mirrors what an engine has registered while tests were run. */
    public MirroredTest(UniqueId root, TestEngine engine, TestIdentifier original) {
        this(
                below(root, UniqueId.parse(original.getUniqueId())),
                engine,
                UniqueId.parse(original.getUniqueId()),
                null,
                original,
                false);
    }

    /**
     * Takes over a test from another JVM, or one that was registered while tests were run.
     *
     * @param name what schedules and results call it, or null if that follows from its id
     * @param registersTests whether it is a container that registers its tests when it is run
     */
    public MirroredTest(
            UniqueId own,
            TestEngine engine,
            UniqueId original,
            String name,
            TestIdentifier test,
            boolean registersTests) {
        super(
                own,
                Secrets.current().hide(test.getDisplayName()),
                test.getSource().orElse(null));
        this.engine = engine;
        this.original = original;
        FoundTest derived = FoundTest.of(original, getSource().orElse(null), getDisplayName());
        this.found = name == null ? derived : new FoundTest(name, derived.type(), derived.method());
        this.legacyName = test.getLegacyReportingName();
        this.tags = test.getTags();
        this.type = test.getType();
        this.registersTests = registersTests;
    }

    /** Returns the id of the mirror of what has the given id in another engine. */
    static UniqueId below(UniqueId root, UniqueId original) {
        UniqueId id = root;
        for (UniqueId.Segment segment : original.getSegments()) {
            id = id.append(segment.getType(), segment.getValue());
        }
        return id;
    }

    public TestEngine engine() {
        return engine;
    }

    /** Returns the id in the engine that it comes from. */
    public UniqueId original() {
        return original;
    }

    public FoundTest found() {
        return found;
    }

    /** Returns what schedules and results call it. */
    public String name() {
        return found.name();
    }

    /** Returns whether it is run under control: a test, or a container that registers its tests only when it is run. */
    public boolean isRun() {
        return isTest() || registersTests;
    }

    @Override
    public String getLegacyReportingName() {
        return legacyName;
    }

    @Override
    public Set<TestTag> getTags() {
        return tags;
    }

    @Override
    public Type getType() {
        return type;
    }

    @Override
    public boolean mayRegisterTests() {
        return registersTests;
    }
}
