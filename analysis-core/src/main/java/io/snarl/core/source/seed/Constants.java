package io.snarl.core.source.seed;

import com.github.javaparser.ast.ArrayCreationLevel;
import com.github.javaparser.ast.expr.ArrayCreationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.ClassExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.LiteralExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import java.util.Locale;

/** Decides which expressions are worth repeating as they are written. */
final class Constants {

    private Constants() {}

    /** Names of constants are told by their case, which is how people tell them too. */
    static boolean isConstant(Expression expression) {
        if (expression instanceof NameExpr name) {
            return isConstantName(name.getNameAsString());
        }
        if (expression instanceof FieldAccessExpr access) {
            return isConstantName(access.getNameAsString()) && isTypeLike(access.getScope());
        }
        if (expression instanceof UnaryExpr unary) {
            return isSign(unary) && isConstant(unary.getExpression());
        }
        if (expression instanceof BinaryExpr binary) {
            return isConstant(binary.getLeft()) && isConstant(binary.getRight());
        }
        if (expression instanceof CastExpr cast) {
            return cast.getType().isPrimitiveType() && isConstant(cast.getExpression());
        }
        if (expression instanceof EnclosedExpr enclosed) {
            return isConstant(enclosed.getInner());
        }
        return expression instanceof LiteralExpr || expression instanceof ClassExpr;
    }

    /** Tells whether it makes an array from constants: {@code new int[] {1, 2}} or {@code "text".getBytes(UTF_8)}. */
    static boolean isConstantArray(Expression expression) {
        if (expression instanceof ArrayCreationExpr creation) {
            return creation.getLevels().stream().allMatch(Constants::isConstantLevel)
                    && creation.getInitializer().map(Constants::isConstantArray).orElse(true);
        }
        if (expression instanceof ArrayInitializerExpr initialiser) {
            return initialiser.getValues().stream().allMatch(value -> isConstant(value) || isConstantArray(value));
        }
        // Names of character sets, unlike the sets, would bring a checked exception.
        return expression instanceof MethodCallExpr call
                && call.getScope().filter(scope -> scope instanceof LiteralExpr).isPresent()
                && call.getArguments().stream().allMatch(each -> isConstant(each) && !(each instanceof LiteralExpr));
    }

    private static boolean isConstantLevel(ArrayCreationLevel level) {
        return level.getDimension().map(Constants::isConstant).orElse(true);
    }

    private static boolean isSign(UnaryExpr unary) {
        return unary.getOperator() == UnaryExpr.Operator.MINUS || unary.getOperator() == UnaryExpr.Operator.PLUS;
    }

    private static boolean isConstantName(String name) {
        return name.equals(name.toUpperCase(Locale.ROOT)) && Character.isLetter(name.charAt(0));
    }

    private static boolean isTypeLike(Expression scope) {
        return scope instanceof NameExpr name
                        && Character.isUpperCase(name.getNameAsString().charAt(0))
                || scope instanceof FieldAccessExpr access
                        && Character.isUpperCase(access.getNameAsString().charAt(0));
    }
}
