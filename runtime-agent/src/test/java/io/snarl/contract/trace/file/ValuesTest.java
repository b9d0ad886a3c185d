package io.snarl.contract.trace.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.snarl.contract.trace.BrokenTraceException;
import io.snarl.contract.trace.Event;
import io.snarl.contract.trace.EventKind;
import io.snarl.contract.trace.Value;
import io.snarl.testing.PayloadBytes;
import io.snarl.testing.TraceBytes;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ValuesTest {

    @TempDir
    private Path dir;

    private final PayloadBytes events = TraceBytes.events(1, 0, 1);

    @Test
    void null_and_nothing() {
        argument().octet(0);
        argument().octet(15);

        assertThat(read()).containsExactly(Value.NULL, Value.NONE);
    }

    @Test
    void hidden_values() {
        argument().octet(16).text("Bearer ***");
        argument().octet(16).text("");

        assertThat(read()).containsExactly(new Value.Hidden("Bearer ***"), new Value.Hidden(""));
    }

    @Test
    void primitives() {
        argument().octet(1).octet(1);
        argument().octet(1).octet(0);
        argument().octet(2).signed(Byte.MIN_VALUE);
        argument().octet(3).signed(Short.MAX_VALUE);
        argument().octet(4).number('\uffff');
        argument().octet(5).signed(Integer.MIN_VALUE);
        argument().octet(6).signed(Long.MIN_VALUE);
        argument().octet(6).signed(Long.MAX_VALUE);
        argument().octet(7).bigEndian(Float.floatToRawIntBits(-1.5f), 4);
        argument().octet(8).bigEndian(Double.doubleToRawLongBits(Double.NEGATIVE_INFINITY), 8);

        assertThat(read())
                .extracting(value -> ((Value.Primitive) value).value())
                .containsExactly(
                        true,
                        false,
                        Byte.MIN_VALUE,
                        Short.MAX_VALUE,
                        '\uffff',
                        Integer.MIN_VALUE,
                        Long.MIN_VALUE,
                        Long.MAX_VALUE,
                        -1.5f,
                        Double.NEGATIVE_INFINITY);
    }

    @Test
    void boxed_primitives() {
        argument().octet(14).octet(5).signed(7);
        argument().octet(14).octet(1).octet(1);

        assertThat(read())
                .containsExactly(new Value.Boxed(new Value.Primitive(7)), new Value.Boxed(new Value.Primitive(true)));
    }

    @Test
    void strings_with_halves_of_pairs_of_surrogates() {
        argument().octet(9).number(11).octet('a');
        List.of(0xED, 0xA0, 0xBD, 0x62, 0xED, 0xB8, 0x80, 0xED, 0x9F, 0xBF).forEach(events::octet);
        events.number(5);

        assertThat(read()).containsExactly(new Value.Text("a\ud83db\ude00\ud7ff", 5));
    }

    @Test
    void strings_whole_and_cut() {
        argument().octet(9).text("größe 𝄞").number(8);
        argument().octet(9).text("").number(0);
        argument().octet(9).text("beginning").number(5000);

        assertThat(read())
                .containsExactly(
                        new Value.Text("größe 𝄞", 8), new Value.Text("", 0), new Value.Text("beginning", 5000))
                .extracting(value -> ((Value.Text) value).isCut())
                .containsExactly(false, false, true);
    }

    @Test
    void enum_constants_classes_and_objects() {
        argument().octet(10).ref(7).text("EUR");
        argument().octet(11).text("java.util.Map$Entry");
        argument().octet(13).ref(6);

        assertThat(read())
                .containsExactly(
                        new Value.EnumConstant(7, "EUR"),
                        new Value.ClassLiteral("java.util.Map$Entry"),
                        new Value.Instance(6));
    }

    @Test
    void arrays_whole_and_cut() {
        argument().octet(12).ref(7).number(2).number(2).intValue(4).octet(0);
        argument().octet(12).ref(8).number(1000).number(1).objectValue(9);
        argument().octet(12).ref(8).number(0).number(0);

        List<Value> read = read();
        assertThat(read)
                .containsExactly(
                        new Value.Array(7, 2, List.of(new Value.Primitive(4), Value.NULL)),
                        new Value.Array(8, 1000, List.of(new Value.Instance(9))),
                        new Value.Array(8, 0, List.of()));
        assertThat(read).extracting(value -> ((Value.Array) value).isCut()).containsExactly(false, true, false);
    }

    @Test
    void array_within_an_array_has_its_elements() {
        argument().octet(12).ref(7).number(1).number(1);
        events.octet(12).ref(8).number(1).number(1).octet(0);

        assertThat(read()).containsExactly(new Value.Array(7, 1, List.of(new Value.Array(8, 1, List.of(Value.NULL)))));
    }

    @Test
    void arrays_within_each_other_that_have_no_end_are_refused() {
        argument().octet(12).ref(7).number(1).number(1);
        for (int i = 0; i < 3; i++) {
            events.octet(12).ref(7).number(1).number(1);
        }

        assertBroken("a value has the tag 12");
    }

    @Test
    void box_within_a_box_is_refused() {
        argument().octet(14).octet(14).octet(1).octet(1);

        assertBroken("a value has the tag 14");
    }

    @Test
    void number_beyond_its_type_is_refused() {
        argument().octet(2).signed(128);

        assertBroken("the number 128 is not one from -128 to 127");
    }

    @Test
    void char_beyond_its_type_is_refused() {
        argument().octet(4).number(0x10000);

        assertBroken("no char has the number 65536");
    }

    @Test
    void more_elements_than_there_are_bytes_are_refused() {
        argument().octet(12).ref(7).number(Integer.MAX_VALUE).number(Integer.MAX_VALUE);

        assertBroken("an array of 2147483647 elements has 2147483647 of them");
    }

    @Test
    void string_longer_than_the_chunk_is_refused() {
        argument().octet(9).number(Integer.MAX_VALUE);

        assertBroken("a text of 2147483647 bytes goes beyond the end of its chunk");
    }

    private PayloadBytes argument() {
        if (events.events() == 0) {
            events.event(1).ref(0);
        }
        return events.argument();
    }

    private void assertBroken(String reason) {
        assertThatExceptionOfType(BrokenTraceException.class)
                .isThrownBy(this::read)
                .withMessageContaining(reason);
    }

    private List<Value> read() {
        var bytes = new TraceBytes();
        int method = bytes.method(bytes.classNamed("bank.BankTest", 3), "test", "()V");
        bytes.site(EventKind.CALL, method, 3, "bank.Account", "deposit", "(I)V");
        bytes.objectsUpTo(20).add(events).end(1, false);
        try (Trace trace = Trace.open(bytes.writeTo(dir.resolve("a.trace")))) {
            return ((Event.Call) trace.iterator().next()).arguments();
        }
    }
}
