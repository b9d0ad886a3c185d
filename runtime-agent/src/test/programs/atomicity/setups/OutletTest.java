package setups;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class OutletTest {

    @Test
    void counts_what_is_drawn() {
        Outlet outlet = new Outlet();
        outlet.name("kitchen");
        outlet.connect(new Outlet.Source(10));
        outlet.draw(5);

        assertEquals(5, outlet.drawn());
    }
}
