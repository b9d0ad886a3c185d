package mocks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.doReturn;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HeatingTest {

    private final Thermometer thermometer = mock(Thermometer.class);
    private Heating heating;

    @BeforeEach
    void setUp() {
        when(thermometer.degrees()).thenReturn(25);
        heating = new Heating(thermometer);
    }

    @Test
    void heats() {
        heating.heat();
        verify(thermometer).degrees();

        assertEquals(1, heating.heated());
    }

    @Test
    void has_a_label() {
        Thermometer labelled = mock();
        doReturn("degrees").when(labelled).unit(any());
        Heating other = new Heating(labelled);
        other.label();

        assertEquals(2, other.heated());
    }
}
