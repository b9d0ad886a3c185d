package anonymous;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TreeTest {

    private static final int MOST = 9;

    @Test
    void compares() {
        Tree oak = new Tree();
        Tree elm = new Tree();
        assertEquals(0, oak.compare(elm, (one, two) -> one - two));
    }

    @Test
    void visits() {
        Tree oak = new Tree();
        Tree elm = new Tree();
        oak.visit(elm, new Tree.Visitor() {
            @Override
            public void visit(int leaves) {
                assertEquals(true, leaves < MOST);
            }
        });
    }
}
