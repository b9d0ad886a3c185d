package com.example.jdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EmptyStackException;
import java.util.List;
import java.util.Stack;
import org.junit.jupiter.api.Test;

class StackTest {

    private static Stack<Integer> stackOf(int... values) {
        Stack<Integer> stack = new Stack<>();
        for (int value : values) {
            stack.push(value);
        }
        return stack;
    }

    @Test
    void lastInFirstOut() {
        Stack<Integer> stack = new Stack<>();
        stack.push(1);
        stack.push(2);

        assertEquals(2, stack.peek());
        assertEquals(2, stack.pop());
        assertEquals(1, stack.pop());
        assertTrue(stack.empty());
    }

    @Test
    void emptyStackHasNothingToPop() {
        var stack = new Stack<String>();

        assertThrows(EmptyStackException.class, stack::pop);
        assertThrows(EmptyStackException.class, () -> stack.peek());
    }

    @Test
    void searchCountsFromTheTop() {
        Stack<Integer> stack = stackOf(10, 20, 30);

        assertEquals(1, stack.search(30));
        assertEquals(3, stack.search(10));
        assertEquals(-1, stack.search(99));
    }

    @Test
    void equalStacks() {
        Stack<Integer> stack = stackOf(1, 2, 3);
        Stack<Integer> same = stackOf(1, 2, 3);

        assertEquals(stack, same);
        assertNotEquals(stack, stackOf(3, 2, 1));
    }

    @Test
    void containsAllElementsOfAnotherStack() {
        var stack = stackOf(1, 2, 3);
        var part = stackOf(3, 1);

        assertTrue(stack.containsAll(part));
        assertFalse(part.containsAll(stack));
    }

    @Test
    void addAllPutsAStackOnTop() {
        var stack = stackOf(1, 2);
        stack.addAll(stackOf(3, 4));

        assertEquals(4, stack.pop());
    }

    @Test
    void addAllAtTheBottom() {
        Stack<Integer> stack = stackOf(3, 4);
        Stack<Integer> below = stackOf(1, 2);

        stack.addAll(0, below);

        assertEquals(List.of(1, 2, 3, 4), stack);
    }

    @Test
    void removeAllOfAnotherStack() {
        Stack<Integer> stack = stackOf(1, 2, 3);
        Stack<Integer> unwanted = stackOf(2, 9);

        stack.removeAll(unwanted);

        assertEquals(List.of(1, 3), stack);
    }

    @Test
    void retainAllOfAnotherStack() {
        Stack<Integer> stack = stackOf(1, 2, 3);

        stack.retainAll(stackOf(2, 9));

        assertEquals(2, stack.peek());
        assertEquals(1, stack.size());
    }

    @Test
    void cloneIsIndependent() {
        var stack = stackOf(1);
        var copy = (Stack<?>) stack.clone();
        copy.pop();

        assertFalse(stack.isEmpty());
    }
}
