package innerclasses;

import java.util.Iterator;

public class Outer {

    private int total = 1;

    public class Inner {

        private int own = 2;

        public int sum() {
            return own + total;
        }

        public class Innermost {
            public int sum() {
                total++;
                return own + Inner.this.sum();
            }
        }
    }

    public static class Nested {
        private int secret = 3;
    }

    public int peek(Nested nested) {
        return nested.secret;
    }

    public Iterator<Integer> upTo(int limit) {
        return new Iterator<>() {
            private int at;

            @Override
            public boolean hasNext() {
                return at < limit;
            }

            @Override
            public Integer next() {
                total++;
                return at++;
            }
        };
    }

    public int local(int factor) {
        class Local {
            int product() {
                return factor * total;
            }
        }
        return new Local().product();
    }
}
