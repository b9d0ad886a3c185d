package violations;

import io.snarl.trial.Trial;
import org.junit.jupiter.api.Test;

class JdkTest {

    private final Jdk jdk = new Jdk();

    private static Object did(Runnable action) {
        action.run();
        return Trial.VOID;
    }

    @Test
    void varHandle() {
        Trial trial = Trial.inParallel(() -> did(jdk::addByHandle), () -> did(jdk::addByHandle));
        trial.observe("0", () -> jdk.handled());
        trial.end();
    }

    @Test
    void fieldUpdater() {
        Trial trial = Trial.inParallel(() -> did(jdk::addByUpdater), () -> did(jdk::addByUpdater));
        trial.observe("0", () -> jdk.updated());
        trial.end();
    }

    @Test
    void concurrentMap() {
        Trial trial = Trial.inParallel(() -> did(jdk::addToMap), () -> did(jdk::addToMap));
        trial.observe("0", () -> jdk.concurrent());
        trial.end();
    }

    @Test
    void concurrentMapMerge() {
        Trial trial = Trial.inParallel(() -> did(jdk::mergeIntoMap), () -> did(jdk::mergeIntoMap));
        trial.observe("0", () -> jdk.concurrent());
        trial.end();
    }

    @Test
    void hashMap() {
        Trial trial = Trial.inParallel(() -> jdk.putPlain("a"), () -> jdk.putPlain("b"));
        trial.observe("0", () -> jdk.plain());
        trial.observe("1", () -> jdk.plain().size());
        trial.end();
    }

    @Test
    void stringBuilder() {
        Trial trial = Trial.inParallel(() -> did(() -> jdk.append("ab")), () -> did(() -> jdk.append("cd")));
        trial.observe("0", () -> jdk.text());
        trial.end();
    }

    @Test
    void twoSections() {
        Trial trial = Trial.inParallel(() -> did(jdk::addInTwoSections), () -> did(jdk::addInTwoSections));
        trial.observe("0", () -> jdk.locked());
        trial.end();
    }

    @Test
    void readLock() {
        Trial trial = Trial.inParallel(() -> did(jdk::addUnderReadLock), () -> did(jdk::addUnderReadLock));
        trial.observe("0", () -> jdk.locked());
        trial.end();
    }

    @Test
    void writeLock() {
        Trial trial = Trial.inParallel(() -> did(jdk::addUnderWriteLock), () -> did(jdk::addUnderWriteLock));
        trial.observe("0", () -> jdk.locked());
        trial.end();
    }
}
