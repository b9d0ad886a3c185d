package nested;

public class Outer {

    /** Nested five deep, each in its class. */
    public static class A {
        public static class B {
            public static class C {
                public static class D {
                    public static class E {
                        private volatile int count;

                        public int next() {
                            return ++count;
                        }
                    }
                }
            }
        }
    }

    /** Nested five deep, each in an object of the class around it. */
    public class F {
        public class G<T> {
            public class H {
                public class I {
                    public class J {
                        private volatile T latest;
                        private volatile int changes;

                        public int put(T value) {
                            latest = value;
                            return ++changes;
                        }

                        public T latest() {
                            return latest;
                        }
                    }
                }
            }
        }
    }
}
