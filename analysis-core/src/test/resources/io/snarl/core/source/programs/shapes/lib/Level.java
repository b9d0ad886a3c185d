package lib;

public enum Level {
    LOW,
    HIGH {
        @Override
        public String toString() {
            return "high";
        }
    }
}
