package anonymous;

import java.util.function.IntBinaryOperator;

class Tree {

    private int leaves;

    synchronized int leaves() {
        return leaves;
    }

    synchronized int compare(Tree other, IntBinaryOperator order) {
        return order.applyAsInt(leaves, other.leaves());
    }

    synchronized void visit(Tree other, Visitor visitor) {
        visitor.visit(leaves + other.leaves());
    }

    interface Visitor {

        void visit(int leaves);
    }
}
