package io.snarl.core.source.claim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClaimsTest {

    @TempDir
    private Path directory;

    private Claims claims;

    @BeforeEach
    void write() throws IOException {
        Files.createDirectories(directory.resolve("p"));
        Files.writeString(directory.resolve("p/Outer.java"), """
                package p;

                /** A class that is thread-safe. */
                public class Outer {

                    /** Not thread-safe, for tests. */
                    public void reset() {}

                    /** Not thread-safe. */
                    public void add(int one) {}

                    public void add(String one) {}

                    public void get() {}

                    // Updated by several threads.
                    // We don't care about the actual value.
                    private long mask;

                    private int hits; // may lose some updates
                    private int exact;

                    int hash() {
                        int known = exact; // racy single check
                        return known;
                    }

                    /** Must not be used by several threads. */

                    static class Inner {

                        /** This is thread-safe. */
                        void ask() {}
                    }
                }
                """);
        Files.writeString(directory.resolve("p/Broken.java"), "/** Not thread-safe. */ class {");
        claims = new Claims(List.of(directory.resolve("missing"), directory));
    }

    @Test
    void comment_of_a_class_is_its_claim() {
        assertThat(claims.of("p.Outer")).isEqualTo(Claim.SAFE);
        assertThat(claims.of("p.Outer$Inner")).isEqualTo(Claim.UNSAFE);
    }

    @Test
    void comment_of_a_method_is_the_claim_of_the_method() {
        assertThat(claims.of("p.Outer", "reset", 0)).isEqualTo(Claim.UNSAFE);
        assertThat(claims.of("p.Outer", "get", 0)).isEqualTo(Claim.NONE);
        assertThat(claims.of("p.Outer$Inner", "ask", 0)).isEqualTo(Claim.SAFE);
    }

    @Test
    void comment_of_a_field_or_line_may_accept_races() {
        assertThat(claims.acceptRace("p.Outer", "mask")).isTrue();
        assertThat(claims.acceptRace("p.Outer", "hits")).isTrue();
        assertThat(claims.acceptRace("p.Outer", "exact")).isFalse();
        assertThat(claims.acceptRace("p.Outer", "missing")).isFalse();
        assertThat(claims.acceptRace("p.Outer", 24)).isTrue();
        assertThat(claims.acceptRace("p.Outer", 25)).isFalse();
    }

    @Test
    void overloaded_methods_that_say_different_things_say_nothing() {
        assertThat(claims.of("p.Outer", "add", 1)).isEqualTo(Claim.NONE);
    }

    @Test
    void class_without_a_source_that_can_be_read_says_nothing() {
        assertThat(claims.of("p.Missing")).isEqualTo(Claim.NONE);
        assertThat(claims.of("p.Broken")).isEqualTo(Claim.NONE);
        assertThat(claims.of("p.Outer$1")).isEqualTo(Claim.NONE);
    }
}
