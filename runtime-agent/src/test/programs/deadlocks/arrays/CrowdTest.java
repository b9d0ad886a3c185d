package arrays;

import org.junit.jupiter.api.Test;

class CrowdTest {

    @Test
    void all_greet() {
        Person one = new Person();
        Person two = new Person();
        new Crowd(one, two).greet();
    }
}
