package vintage;

import static org.junit.Assert.assertEquals;

import org.junit.After;
import org.junit.Before;
import org.junit.BeforeClass;
import org.junit.FixMethodOrder;
import org.junit.Ignore;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.ExternalResource;
import org.junit.runners.MethodSorters;

@FixMethodOrder(MethodSorters.NAME_ASCENDING)
public class FourTest {

    private static Log shared;
    private final Log own = new Log();

    @Rule
    public final ExternalResource resource = new ExternalResource() {
        @Override
        protected void before() {
            own.add();
        }
    };

    @BeforeClass
    public static void prepareAll() {
        shared = new Log();
    }

    @Before
    public void prepare() {
        own.add();
    }

    @After
    public void clean() {
        shared.add();
    }

    @Test
    public void first() {
        assertEquals(3, own.add());
    }

    @Test(expected = IllegalStateException.class)
    public void second() {
        throw new IllegalStateException();
    }

    @Ignore("on purpose")
    @Test
    public void third() {}
}
