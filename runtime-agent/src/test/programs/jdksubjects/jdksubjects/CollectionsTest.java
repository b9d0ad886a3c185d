package jdksubjects;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Hashtable;
import java.util.List;
import java.util.Stack;
import java.util.Vector;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@TestMethodOrder(MethodOrderer.MethodName.class)
class CollectionsTest {

    @Test
    void buffer() {
        StringBuffer buffer = new StringBuffer();
        buffer.append("a");
        buffer.length();
    }

    @Test
    void stack_takes_its_locks_in_the_classes_it_inherits_from() {
        Stack<String> stack = new Stack<>();
        Stack<String> same = new Stack<>();
        stack.push("a");
        same.push("a");
        stack.equals(same);
    }

    @Test
    void stream() {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        stream.write(7);
        stream.size();
    }

    @Test
    void synchronized_list() {
        List<String> list = Collections.synchronizedList(new ArrayList<>());
        list.add("a");
        list.size();
    }

    @Test
    void table() {
        Hashtable<String, String> table = new Hashtable<>();
        table.put("key", "value");
        table.get("key");
        table.size();
    }

    @Test
    void vector() {
        Vector<String> vector = new Vector<>();
        vector.add("a");
        vector.addAll(vector);
        vector.get(1);
    }
}
