package patterns;

public sealed interface Expression {

    record Number(int value) implements Expression {}

    record Sum(Expression left, Expression right) implements Expression {}

    record Negation(Expression of) implements Expression {}

    static int evaluate(Expression expression) {
        return switch (expression) {
            case Number(int value) when value > 100 -> 100;
            case Number(int value) -> value;
            case Sum(Number(var left), Number _) when left == 0 -> 0;
            case Sum(var left, var right) -> evaluate(left) + evaluate(right);
            case Negation(var of) -> -evaluate(of);
        };
    }

    static String describe(Object thing) {
        return switch (thing) {
            case null -> "nothing";
            case Integer i when i > 9 -> "large";
            case Integer _ -> "small";
            case String text -> text;
            case Expression e -> "expression";
            default -> "other";
        };
    }
}
