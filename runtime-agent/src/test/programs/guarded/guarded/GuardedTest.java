package guarded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.FilePermission;
import java.security.Permission;
import org.junit.jupiter.api.Test;

class GuardedTest {

    private static final String REFUSED = "settings/refused.properties";

    @Test
    @SuppressWarnings("removal")
    void resource_that_must_not_be_read_is_not_there() {
        Lookup lookup = new Lookup();
        System.setSecurityManager(new SecurityManager() {
            @Override
            public void checkPermission(Permission permission) {
                if (permission instanceof FilePermission && permission.getName().endsWith(REFUSED)) {
                    throw new SecurityException("refused");
                }
            }
        });
        try {
            assertNull(lookup.find(REFUSED));
        } finally {
            System.setSecurityManager(null);
        }
        assertEquals(1, lookup.made());
    }
}
