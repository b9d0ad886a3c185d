package mockfields;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.mockito.Mockito.when;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.mockito.Mock;
import org.mockito.MockitoAnnotations;

class SprinklerTest {

    @Mock
    private Sensor sensor;

    private AutoCloseable mocks;

    @BeforeEach
    void setUp() {
        mocks = MockitoAnnotations.openMocks(this);
        when(sensor.percent()).thenReturn(30);
    }

    @AfterEach
    void tearDown() throws Exception {
        mocks.close();
    }

    @Test
    void waters() {
        Sprinkler sprinkler = new Sprinkler(sensor);
        sprinkler.water();

        assertEquals(1, sprinkler.litres());
    }
}
