package io.snarl.agent.selfcheck;

import io.snarl.agent.execution.Controller;
import io.snarl.agent.hooks.Heard;
import io.snarl.agent.hooks.Hooks;
import io.snarl.agent.hooks.ThreadListener;
import io.snarl.agent.hooks.ThreadSlot;
import io.snarl.agent.secret.Secrets;
import io.snarl.agent.site.Site;
import io.snarl.agent.site.SiteKind;
import io.snarl.agent.site.Sites;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Runs a class whose events are known and compares them with those that are reported. */
public final class SelfCheck {

    private static final List<SiteKind> EXPECTED = List.of(
            SiteKind.ENTER,
            SiteKind.INVOKE,
            SiteKind.ENTER,
            SiteKind.MONITOR_ENTER,
            SiteKind.GET_FIELD,
            SiteKind.INVOKE,
            SiteKind.LOCK,
            SiteKind.GET_FIELD,
            SiteKind.PUT_FIELD,
            SiteKind.GET_FIELD,
            SiteKind.INVOKE,
            SiteKind.UNLOCK,
            SiteKind.MONITOR_EXIT,
            SiteKind.EXIT,
            SiteKind.EXIT);

    private static final int HASHES = 100;
    private static final int LOOKS = 20;

    private final Sites sites;

    public SelfCheck(Sites sites) {
        this.sites = sites;
    }

    /** Checks that this JVM records all, and hands a message to the user's side if it does not. */
    public void ofRecording(Consumer<String> failure) {
        tell(problem(this::problemOfRecording), "Nothing was recorded, since it would have had gaps.", failure);
    }

    /** Checks that this JVM controls threads, and hands a message to the user's side if it does not. */
    public void ofControl(Controller controller, Consumer<String> failure) {
        tell(
                problem(() -> new ControlCheck(controller).problem()),
                "No test was run, since its bugs might not have been seen.",
                failure);
    }

    private static void tell(String problem, String consequence, Consumer<String> failure) {
        if (problem != null) {
            failure.accept("Snarl's self-check failed: " + problem + ". " + consequence + " The JVM is Java "
                    + System.getProperty("java.version") + " ("
                    + System.getProperty("java.vm.name") + ", " + System.getProperty("java.vendor")
                    + ") with the flags "
                    // Among them are the system properties of the tests.
                    + Secrets.current()
                            .hide(ManagementFactory.getRuntimeMXBean()
                                    .getInputArguments()
                                    .toString())
                    + ". Remove flags that patch java.base or restrict agents, or run the tests on another JDK.");
        }
    }

    private static String problem(Supplier<String> further) {
        if (Hooks.class.getModule() != Object.class.getModule()) {
            return "the hooks are not part of java.base";
        }
        if (!hashesAreSequential()) {
            return "identity hashes are not given out in sequence, which takes the flag -XX:hashCode=3";
        }
        return further.get();
    }

    private String problemOfRecording() {
        try {
            Runnable subject = new SelfCheckLoader().subject();
            List<SiteKind> heard = hear(subject);
            return heard.equals(EXPECTED) ? null : difference(heard);
        } catch (ReflectiveOperationException | IOException | LinkageError e) {
            return "its class could not be run: " + e;
        }
    }

    /** Tries several times, since other threads may take any number of them while this one lacks a processor. */
    private static boolean hashesAreSequential() {
        return IntStream.range(0, LOOKS).anyMatch(look -> nextHashesAreSequential());
    }

    private static boolean nextHashesAreSequential() {
        int first = System.identityHashCode(new Object());
        for (int i = 1; i <= HASHES; i++) {
            int hash = System.identityHashCode(new Object());
            // Other threads may have taken some.
            if (hash < first + i || hash > first + i * HASHES) {
                return false;
            }
        }
        return true;
    }

    private List<SiteKind> hear(Runnable subject) {
        var listener = new KindListener();
        // What is loaded while the listener hears would be heard too.
        subject.run();
        ThreadSlot.set(Thread.currentThread(), listener);
        subject.run();
        ThreadSlot.set(Thread.currentThread(), null);
        return IntStream.range(0, listener.count)
                .mapToObj(i -> sites.get(listener.sites[i]))
                .filter(SelfCheck::isOfSubject)
                .map(Site::kind)
                .toList();
    }

    /** Classes of the JDK may be subjects too and report more than the locks. */
    private static boolean isOfSubject(Site site) {
        boolean ofLock = site.kind() == SiteKind.LOCK || site.kind() == SiteKind.UNLOCK;
        return ofLock || site.method().owner().name().equals(SelfCheckSubject.class.getName());
    }

    private static String difference(List<SiteKind> heard) {
        for (int i = 0; i < EXPECTED.size(); i++) {
            if (i >= heard.size() || heard.get(i) != EXPECTED.get(i)) {
                return "event " + (i + 1) + " of a known class should be " + EXPECTED.get(i) + " and is "
                        + (i < heard.size() ? heard.get(i) : "missing");
            }
        }
        return "after the events of a known class came " + heard.get(EXPECTED.size());
    }

    /** Keeps the sites of events, without a class of the JDK, which might report itself. */
    private static final class KindListener extends ThreadListener {

        private static final int CAPACITY = 10_000;

        private final int[] sites = new int[CAPACITY];
        private int count;

        private void heard(int site) {
            if (count < CAPACITY) {
                sites[count++] = site;
            }
        }

        @Override
        public int enter(Object self, int site) {
            heard(site);
            return Heard.ALL;
        }

        @Override
        public void exit(int site) {
            heard(site);
        }

        @Override
        public void invoke(int site) {
            heard(site);
        }

        @Override
        public void getField(Object self, int site) {
            heard(site);
        }

        @Override
        public void getField(Object self, Object value, int site) {
            heard(site);
        }

        @Override
        public void putField(Object self, int site) {
            heard(site);
        }

        @Override
        public void monitorEnter(Object object, int site) {
            heard(site);
        }

        @Override
        public void monitorExit(Object object, int site) {
            heard(site);
        }

        @Override
        public void locked(Object lock, Object synchronizer, int site) {
            heard(site);
        }

        @Override
        public void unlocked(Object lock, Object synchronizer, int site) {
            heard(site);
        }
    }
}
