package readwrite;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class RatesTest {

    private final Rates rates = new Rates();

    @Test
    void first_offer_stands() {
        assertEquals(105, rates.agree("EUR", 105));
        assertEquals(105, rates.agree("EUR", 110));
        assertEquals(1, rates.size());
    }
}
