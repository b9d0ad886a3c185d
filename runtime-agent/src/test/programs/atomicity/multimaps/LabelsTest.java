package multimaps;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LabelsTest {

    @Test
    void items_have_many_labels() {
        var labels = new Labels();

        labels.label("photo", "red");
        labels.label("photo", "blue");

        assertEquals(2, labels.count("photo"));
    }
}
