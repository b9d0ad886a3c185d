package fuzzed;

import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.ExternalResource;

public class RuledTest {

    @Rule
    public final ExternalResource rule = new ExternalResource() {
        @Override
        protected void before() {
            Calls.add(RuledTest.this, "rule");
        }
    };

    @Test
    public void ruled() {
        Calls.add(this, "ruled");
    }
}
