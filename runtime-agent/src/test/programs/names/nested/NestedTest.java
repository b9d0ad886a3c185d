package nested;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class NestedTest {

    @Test
    void static_ones() {
        var e = new Outer.A.B.C.D.E();
        assertEquals(1, e.next());
    }

    @Test
    void inner_ones() {
        Outer outer = new Outer();
        Outer.F f = outer.new F();
        Outer.F.G<String> g = f.new G<>();
        Outer.F.G<String>.H h = g.new H();
        Outer.F.G<String>.H.I i = h.new I();
        Outer.F.G<String>.H.I.J j = i.new J();
        j.put("a");
        assertEquals("a", j.latest());
    }
}
