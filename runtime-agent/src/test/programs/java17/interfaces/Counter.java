package interfaces;

public interface Counter {

    int STEP = Integer.parseInt("2");
    int LIMIT = 100;

    int count();

    default int next() {
        return checked(count() + STEP);
    }

    static Counter from(int start) {
        return new Plain(start);
    }

    private int checked(int value) {
        return Math.min(value, LIMIT);
    }

    final class Plain implements Counter {

        private int value;

        Plain(int value) {
            this.value = value;
        }

        @Override
        public int count() {
            return value++;
        }
    }
}
