package io.snarl.contract.trace.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.snarl.contract.trace.BrokenTraceException;
import io.snarl.testing.PayloadBytes;
import io.snarl.testing.TraceBytes;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BrokenTraceTest {

    private static final String AGAIN = "Run traceSeedTests --rerun.";
    private static final String CUT_OFF = "was cut off: the test JVM was killed or the disk was full. " + AGAIN;

    /** The least and the greatest numbers, all tags and kinds, and numbers that go on. */
    private static final int[] TELLING = IntStream.concat(
                    IntStream.range(0, 36), IntStream.of(0x7E, 0x7F, 0x80, 0x81, 0xFE, 0xFF))
            .toArray();

    @TempDir
    private Path dir;

    private Path file;

    @BeforeEach
    void choose_file() {
        file = dir.resolve("a.trace");
    }

    @Test
    void trace_cut_off_at_any_byte_is_refused_as_such() throws IOException {
        byte[] whole = sample().toBytes();

        for (int length = 0; length < whole.length; length++) {
            Files.write(file, Arrays.copyOf(whole, length));
            assertThat(catchThrowable(this::readAll))
                    .as("the first %d of %d bytes", length, whole.length)
                    .isExactlyInstanceOf(BrokenTraceException.class)
                    .hasMessage("The trace %s %s", file, CUT_OFF);
        }
    }

    @Test
    void any_flipped_bit_is_noticed() throws IOException {
        byte[] bytes = sample().toBytes();

        for (int bit = 0; bit < bytes.length * 8; bit++) {
            bytes[bit / 8] ^= (byte) (1 << bit % 8);
            Files.write(file, bytes);
            assertThat(catchThrowable(this::readAll))
                    .as("bit %d of byte %d flipped", bit % 8, bit / 8)
                    .isExactlyInstanceOf(BrokenTraceException.class)
                    .hasMessageContaining(file.toString());
            bytes[bit / 8] ^= (byte) (1 << bit % 8);
        }
    }

    @Test
    void any_wrong_byte_behind_a_right_checksum_is_never_more_than_a_broken_trace() {
        byte[] definitions = definitions().toBytes();
        for (int i = 0; i < definitions.length; i++) {
            for (int value : TELLING) {
                byte[] changed = definitions.clone();
                changed[i] = (byte) value;
                new TraceBytes()
                        .objectsUpTo(9)
                        .chunk(1, changed)
                        .add(events())
                        .end(1, false)
                        .writeTo(file);
                assertReadOrBroken();
            }
        }
        byte[] events = events().toBytes();
        for (int i = 0; i < events.length; i++) {
            for (int value : TELLING) {
                byte[] changed = events.clone();
                changed[i] = (byte) value;
                new TraceBytes()
                        .objectsUpTo(9)
                        .chunk(1, definitions)
                        .chunk(2, changed)
                        .end(4, 1, false)
                        .writeTo(file);
                assertReadOrBroken();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"PK\3\4 something else entirely", "snarltrc", "S N A R L", "\n"})
    void foreign_file_is_refused(String content) throws IOException {
        Files.writeString(file, content, StandardCharsets.ISO_8859_1);

        assertBroken("The file %s is not a trace of Snarl: it does not start as one."
                + " Name a file that traceSeedTests has written.");
    }

    @Test
    void missing_file_is_named() {
        assertBroken("The file %s cannot be read: it does not exist. " + AGAIN);
    }

    @Test
    void directory_is_refused() {
        file = dir;

        assertThat(catchThrowable(this::readAll))
                .isExactlyInstanceOf(BrokenTraceException.class)
                .hasMessageContaining("cannot be read");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2, 4, 0xFFFF})
    void other_version_is_refused(int version) {
        new TraceBytes(version).end(0, false).writeTo(file);

        assertBroken("The file %s is of version " + version + ", and this Snarl reads only version 3: another Snarl"
                + " has written it. Run traceSeedTests again with this one, or read it with the Snarl that"
                + " wrote it.");
    }

    @Test
    void longer_chunk_than_any_writer_makes_is_refused_before_it_is_read() throws IOException {
        byte[] header = new PayloadBytes()
                .octet(2)
                .bigEndian(TraceFormat.LONGEST_CHUNK + 1L, 4)
                .bigEndian(0, 4)
                .toBytes();
        Files.write(file, new TraceBytes().toBytes());
        try (var sparse = Files.newByteChannel(file, StandardOpenOption.WRITE)) {
            sparse.position(10);
            sparse.write(ByteBuffer.wrap(header));
            sparse.position(TraceFormat.LONGEST_CHUNK * 2L);
            sparse.write(ByteBuffer.wrap(header));
        }

        assertDamaged("the chunk at byte 10 has 67108865 bytes, which is too long");
    }

    @Test
    void bytes_after_the_end_are_refused() {
        sample().end(1, false).writeTo(file);

        assertDamaged("it goes on after its end chunk");
    }

    @Test
    void unknown_type_of_chunk_is_refused() {
        new TraceBytes().chunk(4, new byte[0]).end(0, false).writeTo(file);

        assertDamaged("the chunk at byte 10 is of the unknown type 4");
    }

    @Test
    void wrong_checksum_is_refused() throws IOException {
        byte[] bytes = sample().toBytes();
        bytes[10 + 9] ^= 1;
        Files.write(file, bytes);

        assertDamaged("the checksum of the chunk at byte 19 does not match its content");
    }

    @Test
    void undefined_numbers_are_refused() {
        assertDefinitionDamaged(d -> d.octet(4).octet(1).number(7), "it uses method 7, which it does not define");
        assertDefinitionDamaged(d -> d.octet(3).number(7), "it uses class 7, which it does not define");
        assertDefinitionDamaged(d -> d.octet(2).number(99), "it uses string 99, which it does not define");
        assertDefinitionDamaged(d -> d.octet(5).number(1).number(7), "it uses class 7, which it does not define");
        assertDefinitionDamaged(
                d -> d.octet(5).number(10).number(1), "it names the object 10, but has only objects up to 9");
        assertEventDamaged(e -> e.event(99), "it uses site 99, which it does not define");
        assertEventDamaged(e -> e.event(1).ref(10), "it names the object 10, but has only objects up to 9");
        assertEventDamaged(e -> e.event(1).signed(-1), "no object can have the number -1");
    }

    @Test
    void unknown_tags_and_kinds_are_refused() {
        assertDefinitionDamaged(d -> d.octet(6), "a definition has the unknown tag 6");
        assertDefinitionDamaged(d -> d.octet(4).octet(34), "site 5 is of the unknown kind 34");
        assertDefinitionDamaged(d -> d.octet(4).octet(0), "site 5 is of the unknown kind 0");
        assertDefinitionDamaged(d -> d.octet(2).number(1).octet(4), "the class bank.Account is of the unknown sort 4");
        assertEventDamaged(e -> e.number(0).octet(6), "an escape has the unknown number 6");
        assertEventDamaged(e -> e.event(1).ref(1).argument().octet(17), "a value has the tag 17");
        assertEventDamaged(e -> e.event(4).octet(3), "a branch has the unknown comparison 3");
    }

    @Test
    void sites_that_tell_too_little_are_refused() {
        assertDefinitionDamaged(
                d -> d.octet(4)
                        .octet(9)
                        .number(1)
                        .number(5)
                        .number(0)
                        .number(0)
                        .number(0)
                        .number(0),
                "site 5 of the kind GET_FIELD has the descriptor '' and the detail 0");
        assertDefinitionDamaged(
                d -> d.octet(4)
                        .octet(32)
                        .number(1)
                        .number(5)
                        .number(0)
                        .number(0)
                        .number(0)
                        .number(1),
                "site 5 of the kind BRANCH has the descriptor '' and the detail 1");
        assertDefinitionDamaged(
                d -> d.octet(4)
                        .octet(17)
                        .number(1)
                        .number(5)
                        .number(0)
                        .number(0)
                        .number(0)
                        .number(6),
                "site 5 of the kind LOCK has the descriptor '' and the detail 6");
    }

    @Test
    void wild_numbers_are_refused() {
        assertDefinitionDamaged(d -> d.octet(1).number(1L << 31), "the number 2147483648 is too large");
        assertDefinitionDamaged(d -> d.octet(1).number(-1), "the number 18446744073709551615 is too large");
        assertDefinitionDamaged(d -> d.octet(1).bigEndian(-1, 8).bigEndian(-1, 8), "a number has no end");
        assertDefinitionDamaged(d -> d.octet(1), "a chunk ends in the middle of an entry");
        assertEventDamaged(e -> e.event(1).signed(Long.MAX_VALUE), "no object can have the number");
    }

    @Test
    void argument_of_nothing_is_refused() {
        assertEventDamaged(e -> e.argument().intValue(1), "an argument does not follow the call to which it belongs");
    }

    @Test
    void segment_that_goes_back_is_refused() {
        assertEventDamaged(e -> e.segment(5).segment(4), "segment 4 of thread 1 comes after segment 5");
    }

    @Test
    void count_of_events_must_be_right() {
        new TraceBytes()
                .objectsUpTo(9)
                .chunk(1, definitions().toBytes())
                .add(events())
                .end(5, 1, false)
                .writeTo(file);

        assertDamaged("it has 4 events where its end counts 5");
    }

    private static TraceBytes sample() {
        return new TraceBytes()
                .objectsUpTo(9)
                .chunk(1, definitions().toBytes())
                .add(events())
                .add(TraceBytes.events(2, 9, 4).event(2))
                .end(2, false);
    }

    private static PayloadBytes definitions() {
        var definitions = new PayloadBytes();
        definitions
                .octet(1)
                .text("bank.Account")
                .octet(1)
                .text("deposit")
                .octet(1)
                .text("I");
        definitions.octet(2).number(1).octet(1).number(0).number(0).number(0);
        definitions.octet(3).number(1).number(2).number(0).number(0);
        definitions
                .octet(4)
                .octet(1)
                .number(1)
                .number(5)
                .number(1)
                .number(2)
                .number(3)
                .number(0);
        definitions
                .octet(4)
                .octet(2)
                .number(1)
                .number(6)
                .number(1)
                .number(2)
                .number(3)
                .number(0);
        definitions
                .octet(4)
                .octet(10)
                .number(1)
                .number(7)
                .number(1)
                .number(2)
                .number(3)
                .number(0);
        definitions
                .octet(4)
                .octet(32)
                .number(1)
                .number(7)
                .number(0)
                .number(0)
                .number(0)
                .number(0x99);
        return definitions.octet(5).number(1).number(1);
    }

    private static PayloadBytes events() {
        var events = TraceBytes.events(1, 8, 1);
        events.event(1)
                .ref(1)
                .argument()
                .intValue(10)
                .argument()
                .stringValue("x")
                .event(3)
                .ref(1);
        return events.segment(3)
                .event(4)
                .octet(1)
                .result()
                .objectValue(1)
                .event(2)
                .returned()
                .noValue();
    }

    private void assertDefinitionDamaged(Consumer<PayloadBytes> addition, String what) {
        PayloadBytes definitions = definitions();
        addition.accept(definitions);
        new TraceBytes()
                .objectsUpTo(9)
                .chunk(1, definitions.toBytes())
                .end(0, false)
                .writeTo(file);
        assertThat(catchThrowable(this::readAll))
                .isExactlyInstanceOf(BrokenTraceException.class)
                .hasMessageStartingWith("The trace " + file + " is damaged: " + what)
                .hasMessageEndingWith(AGAIN);
    }

    private void assertEventDamaged(Consumer<PayloadBytes> addition, String what) {
        PayloadBytes events = TraceBytes.events(1, 0, 1);
        addition.accept(events);
        new TraceBytes()
                .objectsUpTo(9)
                .chunk(1, definitions().toBytes())
                .add(events)
                .end(1, false)
                .writeTo(file);
        assertThat(catchThrowable(this::readAll))
                .isExactlyInstanceOf(BrokenTraceException.class)
                .hasMessageStartingWith("The trace " + file + " is damaged: " + what)
                .hasMessageEndingWith(AGAIN);
    }

    private void assertDamaged(String what) {
        assertBroken("The trace %s is damaged: " + what + ". " + AGAIN);
    }

    private void assertBroken(String message) {
        assertThatExceptionOfType(BrokenTraceException.class)
                .isThrownBy(this::readAll)
                .withMessage(message, file);
    }

    private void assertReadOrBroken() {
        try {
            readAll();
        } catch (BrokenTraceException expected) {
            assertThat(expected).hasMessageContaining(file.toString());
        }
    }

    private void readAll() {
        try (Trace trace = Trace.open(file)) {
            trace.forEach(event -> assertThat(event.site()).isNotNull());
        }
    }
}
