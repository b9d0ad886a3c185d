package io.snarl.core.text;

import java.nio.charset.Charset;

/**
 * The encodings in which a build compiles its sources.
 *
 * @param seeds that of the seed tests, and so of tests that are adopted
 * @param tests that of generated tests
 */
public record SourceEncodings(String seeds, String tests) {

    /** All is in UTF-8. */
    public static final SourceEncodings UTF_8 = new SourceEncodings("UTF-8", "UTF-8");

    public Charset ofSeeds() {
        return Charset.forName(seeds);
    }

    public Charset ofTests() {
        return Charset.forName(tests);
    }
}
