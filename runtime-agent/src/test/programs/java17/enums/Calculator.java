package enums;

public class Calculator {

    public int calculate(Operation operation, int left, int right) {
        return operation.apply(left, right);
    }

    public String name(Operation operation) {
        switch (operation) {
            case PLUS:
                return "sum";
            default:
                return "difference";
        }
    }

    public Operation parse(String text) {
        return switch (text) {
            case "+", "plus" -> Operation.PLUS;
            case "-" -> Operation.MINUS;
            default -> throw new IllegalArgumentException(text);
        };
    }
}
