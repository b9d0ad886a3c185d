package vintage;

import junit.framework.TestCase;

public class ThreeTest extends TestCase {

    private Log log;

    @Override
    protected void setUp() {
        log = new Log();
    }

    public void testOne() {
        assertEquals(1, log.add());
    }

    public void testTwo() {
        log.add();
    }
}
