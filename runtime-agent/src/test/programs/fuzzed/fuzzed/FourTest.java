package fuzzed;

import io.snarl.Interleaved;
import org.junit.After;
import org.junit.AfterClass;
import org.junit.Assume;
import org.junit.Before;
import org.junit.BeforeClass;
import org.junit.Ignore;
import org.junit.Test;

@Interleaved
public class FourTest {

    @BeforeClass
    public static void beforeClass() {
        Calls.add("", "beforeClass");
    }

    @AfterClass
    public static void afterClass() {
        Calls.add("", "afterClass");
    }

    @Before
    public void before() {
        Calls.add(this, "before");
    }

    @After
    public void after() {
        Calls.add(this, "after");
    }

    @Test
    public void passes() {
        Calls.add(this, "passes");
    }

    @Test(expected = IllegalStateException.class)
    public void throwsWhatIsExpected() {
        Calls.add(this, "throwsWhatIsExpected");
        throw new IllegalStateException();
    }

    @Test(expected = IllegalStateException.class)
    public void throwsNothing() {
        Calls.add(this, "throwsNothing");
    }

    @Test
    public void assumes() {
        Assume.assumeTrue("only on Sundays", false);
    }

    @Ignore("for now")
    @Test
    public void ignored() {
        throw new AssertionError("must not run");
    }
}
