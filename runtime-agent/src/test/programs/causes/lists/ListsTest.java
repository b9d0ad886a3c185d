package lists;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ListsTest {

    @Test
    void names_are_added_and_removed() {
        Names names = new Names();
        names.add("Ada");
        names.add("Grace");
        names.remove("Ada");

        assertEquals(1, names.count());
    }

    @Test
    void numbers_are_put_and_forgotten() {
        Numbers numbers = new Numbers();
        numbers.put(1);
        numbers.put(2);
        assertEquals(2, numbers.size());

        numbers.forget();
        assertEquals(0, numbers.size());
    }
}
