package setters;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PrinterTest {

    @Test
    void uses_paper() {
        Printer printer = new Printer();
        printer.print(2);

        assertEquals(98, printer.sheets());
    }

    @Test
    void uses_the_tray_that_was_inserted() {
        Printer printer = new Printer();
        Tray tray = new Tray();
        tray.setSheets(10);
        printer.insert(tray);
        printer.print(1);

        assertEquals(9, tray.sheets());
    }
}
