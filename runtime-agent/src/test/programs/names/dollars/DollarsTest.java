package dollars;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class DollarsTest {

    @Test
    void dollar_in_the_middle() {
        var $1 = new Do$llar();
        $1.$inc$();
        assertEquals(1, $1.$());
    }

    @Test
    void dollar_in_a_nested_class() {
        var in$ner = new Do$llar.In$ner();
        in$ner.in$c();
        assertEquals(1, in$ner.get$());
    }

    @Test
    void dollar_at_the_end() {
        End$ end$ = new End$();
        end$.put$(1);
        new End$().$take(end$);
        assertEquals(1, end$.__());
    }

    @Test
    void nothing_but_a_dollar() {
        assertEquals(1, new $().__());
    }

    @Test
    void nothing_but_signs() {
        $$_ _$ = new $$_();
        _$.add$(1);
        assertEquals(1, _$.total$());
    }
}
