package 日本;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class 口座Test {

    @Test
    void 預けると残高が増える() {
        var 私の口座 = new 口座();
        assertEquals(5, 私の口座.預ける(5));
    }

    @Test
    void 𝒜ccount_adds() {
        assertEquals(5, new 𝒜ccount().𝒶dd(5));
    }
}
