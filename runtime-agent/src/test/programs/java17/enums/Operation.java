package enums;

public enum Operation {
    PLUS("+") {
        @Override
        int apply(int left, int right) {
            return left + right;
        }
    },
    MINUS("-") {
        @Override
        int apply(int left, int right) {
            return left - right;
        }
    };

    private final String symbol;

    Operation(String symbol) {
        this.symbol = symbol;
    }

    abstract int apply(int left, int right);

    public String symbol() {
        return symbol;
    }
}
