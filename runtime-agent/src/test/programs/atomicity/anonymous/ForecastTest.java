package anonymous;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ForecastTest {

    private final Forecast forecast = new Forecast() {
        @Override
        String load() {
            return "rain";
        }
    };

    @Test
    void is_loaded_once() {
        assertEquals("rain", forecast.getText());
        assertEquals("rain", forecast.getText());
    }
}
