package io.snarl.agent.instrument.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.function.Function;
import net.bytebuddy.jar.asm.ClassReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SerialVersionTest {

    @SuppressWarnings("serial")
    static class Plain implements Serializable {
        int count;
        transient Object left;
        private static int ofClass = 1;
        private transient String cached;
        protected volatile long[] numbers;

        Plain() {}

        private Plain(int count) {
            this.count = count;
        }

        synchronized int next() {
            return count++;
        }

        public static synchronized void reset() {
            ofClass = 0;
        }

        private String cached() {
            return cached;
        }

        double ratio(double by) {
            return count / by;
        }
    }

    @SuppressWarnings("serial")
    public abstract static class Generic<T extends Comparable<T>> extends ArrayList<T>
            implements Comparator<T>, Cloneable {
        private final Function<T, String> names = String::valueOf;

        protected abstract T best(T[] of);

        @Override
        public int compare(T left, T right) {
            return names.apply(left).compareTo(names.apply(right));
        }
    }

    @SuppressWarnings("serial")
    private static final class Inner extends HashMap<String, int[]> {
        static final Inner ONE = new Inner();

        @Override
        public synchronized int[] get(Object key) {
            return super.get(key);
        }
    }

    interface Empty extends Serializable {}

    interface WithMethod extends Serializable {
        void call();
    }

    @ParameterizedTest
    @ValueSource(classes = {Plain.class, Generic.class, Inner.class, Empty.class, WithMethod.class})
    void isWhatTheJdkComputes(Class<?> type) throws IOException {
        try (InputStream file = type.getResourceAsStream("/" + type.getName().replace('.', '/') + ".class")) {
            assertThat(SerialVersion.of(new ClassReader(file.readAllBytes())))
                    .isEqualTo(ObjectStreamClass.lookupAny(type).getSerialVersionUID());
        }
    }
}
