package io.snarl.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.trace.EventKind;
import io.snarl.contract.trace.file.Trace;
import io.snarl.testing.ExpectedFile;
import io.snarl.testing.TraceBytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TracePrinterTest {

    private static final int INVOKEVIRTUAL = 0xb6;
    private static final int INVOKESPECIAL = 0xb7;
    private static final int INVOKESTATIC = 0xb8;

    @TempDir
    private Path dir;

    private final TraceBytes bytes = new TraceBytes();
    private final int bankTest = bytes.classNamed("bank.BankTest", 3);
    private final int test = bytes.method(bankTest, "transfers_money", "()V");
    private final int account = bytes.classNamed("bank.Account", 1);
    private final int init = bytes.method(account, "<init>", "(I)V");
    private final int deposit = bytes.method(account, "deposit", "(I)V");
    private final int error = bytes.classNamed("bank.Account$Overdrawn", 1);
    private final int thread = bytes.classNamed("java.lang.Thread", 0, 0, "", 0);

    @Test
    void calls_are_indented_and_objects_numbered() {
        int ledger = bytes.classNamed("bank.Ledger", 1);
        int lock = bytes.classNamed("java.util.concurrent.locks.ReentrantLock", 2);
        int sync = bytes.classNamed("java.util.concurrent.locks.ReentrantLock$NonfairSync", 2);
        bytes.object(1, bankTest)
                .object(3, account)
                .object(4, ledger)
                .object(5, lock)
                .object(6, sync);
        var events = TraceBytes.events(1, 0, 1);
        events.event(bytes.site(EventKind.ENTER, test, 12, "bank.BankTest", "transfers_money", "()V"))
                .ref(1);
        events.event(call(14, "bank.Account", "<init>", "(I)V", INVOKESPECIAL))
                .ref(0)
                .argument()
                .intValue(10);
        events.event(bytes.site(EventKind.ENTER, init, 8, "bank.Account", "<init>", "(I)V"))
                .ref(3);
        events.event(bytes.site(EventKind.PUT_FIELD, init, 9, "bank.Account", "balance", "I"))
                .ref(3);
        events.event(bytes.site(EventKind.EXIT, init, 10));
        events.event(bytes.site(EventKind.NEW, test, 14, "bank.Account", "", ""))
                .ref(3);
        events.returned().objectValue(3);
        events.event(call(15, "bank.Account", "deposit", "(I)V", INVOKEVIRTUAL))
                .ref(3)
                .argument()
                .intValue(5);
        events.event(bytes.site(EventKind.ENTER, deposit, 20, "bank.Account", "deposit", "(I)V"))
                .ref(3);
        events.event(bytes.site(EventKind.MONITOR_ENTER, deposit, 20, "", "", "", 1))
                .ref(3);
        events.event(bytes.site(EventKind.GET_STATIC, deposit, 21, "bank.Bank$Holder", "ledger", "Lbank/Ledger;"))
                .ref(4);
        events.event(bytes.site(
                EventKind.INVOKE, deposit, 21, "bank.Ledger", "add", "(ILbank/Account;[Ljava/util/Map$Entry;)V"));
        events.event(bytes.site(EventKind.LOCK, deposit, 22, "", "", "", 0))
                .ref(5)
                .ref(6);
        events.event(bytes.site(EventKind.PUT_FIELD, deposit, 23, "bank.Account", "ledger", "Lbank/Ledger;"))
                .ref(3)
                .ref(0);
        events.event(bytes.site(EventKind.UNLOCK, deposit, 24, "", "", "", 0))
                .ref(5)
                .ref(6);
        events.event(bytes.site(EventKind.MONITOR_EXIT, deposit, 25, "", "", "", 1))
                .ref(3);
        events.event(bytes.site(EventKind.EXIT, deposit, 25));
        events.returned().noValue();
        events.event(bytes.site(EventKind.EXIT, test, 16));
        bytes.add(events);

        assertPrinted("calls", 1, false);
    }

    @Test
    void every_kind_of_event_has_its_words() {
        int readWriteLock = bytes.classNamed("java.util.concurrent.locks.ReentrantReadWriteLock", 2);
        int readLock = bytes.classNamed("java.util.concurrent.locks.ReentrantReadWriteLock$ReadLock", 2);
        int ints = bytes.classNamed("int[]", 0, 8, "", 0);
        int accounts = bytes.classNamed("bank.Account[]", 0, 8, "", 0);
        int lambda = bytes.classNamed("bank.BankTest$$Lambda", 3, 1, "BankTest.java", 0);
        bytes.object(1, account)
                .object(2, readWriteLock)
                .object(3, readLock)
                .object(4, ints)
                .object(5, accounts);
        bytes.object(6, lambda).object(7, thread).object(8, error).objectsUpTo(9);
        var events = TraceBytes.events(1, 0, 1);
        events.event(access(EventKind.GET_FIELD, "I")).ref(1);
        events.event(access(EventKind.PUT_FIELD, "Lbank/Account;")).ref(1).ref(1);
        events.event(access(EventKind.GET_STATIC, "J"));
        events.event(access(EventKind.PUT_STATIC, "Lbank/Account;")).ref(0);
        events.event(access(EventKind.GET_ELEMENT, "I")).ref(4).number(2);
        events.event(access(EventKind.PUT_ELEMENT, "L")).ref(5).number(0).ref(1);
        events.event(site(EventKind.NEW_ARRAY)).ref(4).number(100);
        events.event(bytes.site(EventKind.LAMBDA, test, 30, "bank.BankTest", "lambda$transfers_money$0", "()V"))
                .ref(6);
        events.event(site(EventKind.MONITOR_ENTER))
                .ref(1)
                .event(site(EventKind.MONITOR_EXIT))
                .ref(1);
        events.event(site(EventKind.LOCK_VIEW)).ref(2).ref(3);
        events.event(detailed(EventKind.LOCK, 1))
                .ref(3)
                .ref(0)
                .event(detailed(EventKind.UNLOCK, 1))
                .ref(3)
                .ref(3);
        events.event(detailed(EventKind.LOCK, 4)).ref(3).ref(2);
        events.event(site(EventKind.WAIT)).ref(1).event(site(EventKind.WOKEN)).ref(1);
        events.event(site(EventKind.NOTIFY))
                .ref(1)
                .event(site(EventKind.NOTIFY_ALL))
                .ref(1);
        events.event(site(EventKind.AWAIT))
                .ref(1)
                .ref(2)
                .event(site(EventKind.AWOKEN))
                .ref(1)
                .ref(2);
        events.event(site(EventKind.SIGNAL))
                .ref(1)
                .ref(2)
                .event(site(EventKind.SIGNAL_ALL))
                .ref(1)
                .ref(2);
        events.event(site(EventKind.THREAD_START))
                .ref(7)
                .event(site(EventKind.THREAD_JOIN))
                .ref(7);
        events.event(site(EventKind.THROW)).ref(8);
        events.event(bytes.site(EventKind.CATCH, deposit, 44, "", "", "Ljava/lang/RuntimeException;"))
                .ref(8);
        events.event(bytes.site(EventKind.CATCH, deposit, 45, "", "", "java.lang.Error"))
                .ref(8);
        events.event(site(EventKind.CATCH)).ref(8);
        events.event(detailed(EventKind.BRANCH, 0xa1))
                .octet(0)
                .event(detailed(EventKind.BRANCH, 0xa1))
                .octet(1);
        events.event(detailed(EventKind.BRANCH, 0xc7)).octet(2);
        events.event(site(EventKind.SWITCH)).signed(-42);
        events.event(site(EventKind.NEW)).ref(9);
        bytes.add(events);

        assertPrinted("kinds", 1, true);
    }

    @Test
    void values_look_as_in_java() {
        int currency = bytes.classNamed("bank.Currency", 1, 4, "Currency.java", 0);
        int lambda = bytes.classNamed("bank.BankTest$$Lambda", 3, 1, "BankTest.java", 0);
        int anonymous = bytes.classNamed("bank.BankTest$1", 3, 2, "BankTest.java", 33);
        int ints = bytes.classNamed("int[]", 0, 8, "", 0);
        int entry = bytes.classNamed("java.util.Map$Entry", 0);
        int proxy = bytes.classNamed("jdk.proxy2.$Proxy", 0, 16, "", 0);
        bytes.object(2, currency)
                .object(3, lambda)
                .object(4, lambda)
                .object(5, anonymous)
                .object(6, ints);
        bytes.object(7, entry).object(8, proxy);
        var events = TraceBytes.events(1, 0, 1);
        events.event(bytes.site(EventKind.LAMBDA, test, 20, "bank.BankTest", "lambda$0", "()V"))
                .ref(3);
        String descriptor = "(Ljava/lang/Object;)V";
        int call = call(21, "bank.Show", "show", descriptor, INVOKESTATIC);
        events.event(call)
                .ref(0)
                .argument()
                .octet(0)
                .argument()
                .octet(1)
                .octet(1)
                .returned()
                .octet(0);
        events.event(call)
                .ref(0)
                .argument()
                .octet(2)
                .signed(-1)
                .argument()
                .octet(3)
                .signed(2);
        events.argument()
                .octet(4)
                .number('c')
                .argument()
                .octet(4)
                .number('\'')
                .argument()
                .octet(4)
                .number('\n');
        events.returned().octet(4).number(0);
        events.event(call).ref(0).argument().intValue(10).argument().octet(6).signed(10);
        events.argument().octet(7).bigEndian(Float.floatToIntBits(0.5f), 4);
        events.argument()
                .octet(8)
                .bigEndian(Double.doubleToLongBits(Double.NaN), 8)
                .returned()
                .intValue(-1);
        events.event(call)
                .ref(0)
                .argument()
                .octet(14)
                .intValue(10)
                .returned()
                .octet(14)
                .octet(6)
                .signed(7);
        events.event(call).ref(0).argument().stringValue("a \"größe\" \\ 𝄞\t\u0000\u202e");
        events.argument().octet(9).text("x".repeat(100)).number(5000).returned().stringValue("");
        events.event(call)
                .ref(0)
                .argument()
                .octet(10)
                .ref(2)
                .text("EUR")
                .argument()
                .octet(11)
                .text("java.util.Map$Entry");
        events.returned().noValue();
        events.event(call)
                .ref(0)
                .argument()
                .octet(12)
                .ref(6)
                .number(2)
                .number(2)
                .intValue(1)
                .intValue(2);
        events.argument()
                .octet(12)
                .ref(6)
                .number(300)
                .number(0)
                .argument()
                .octet(12)
                .ref(6)
                .number(0)
                .number(0);
        events.returned().octet(12).ref(6).number(12).number(12);
        for (int i = 0; i < 12; i++) {
            events.intValue(i);
        }
        events.event(call)
                .ref(0)
                .argument()
                .objectValue(3)
                .argument()
                .objectValue(4)
                .argument()
                .objectValue(5);
        events.returned().objectValue(7);
        events.event(call)
                .ref(0)
                .argument()
                .objectValue(8)
                .argument()
                .objectValue(0)
                .returned()
                .noValue();
        bytes.add(events);

        assertPrinted("values", 1, false);
    }

    @Test
    void calls_that_end_by_exceptions_leave_the_indentation_balanced() {
        int withdraw = bytes.method(account, "withdraw", "(I)V");
        int helper = bytes.method(bankTest, "helper", "()V");
        bytes.object(1, account).object(2, error).object(3, bankTest);
        int enterWithdraw = bytes.site(EventKind.ENTER, withdraw, 30, "bank.Account", "withdraw", "(I)V");
        int leaveWithdraw = bytes.site(EventKind.EXIT_BY_EXCEPTION, withdraw, 30);
        int callWithdraw = call(14, "bank.Account", "withdraw", "(I)V", INVOKEVIRTUAL);
        var events = TraceBytes.events(1, 0, 1);
        events.event(bytes.site(EventKind.ENTER, test, 12, "bank.BankTest", "transfers_money", "()V"))
                .ref(3);
        events.event(callWithdraw)
                .ref(1)
                .argument()
                .intValue(7)
                .event(enterWithdraw)
                .ref(1);
        events.event(bytes.site(EventKind.THROW, withdraw, 31))
                .ref(2)
                .event(leaveWithdraw)
                .ref(2);
        events.event(bytes.site(EventKind.CATCH, test, 15, "", "", "Lbank/Account$Overdrawn;"))
                .ref(2);
        events.event(call(16, "bank.BankTest", "helper", "()V", INVOKESTATIC)).ref(0);
        events.event(bytes.site(EventKind.ENTER, helper, 40, "bank.BankTest", "helper", "()V"))
                .ref(0);
        events.event(callWithdraw)
                .ref(1)
                .argument()
                .intValue(8)
                .event(enterWithdraw)
                .ref(1);
        events.event(leaveWithdraw).ref(2);
        events.event(bytes.site(EventKind.EXIT_BY_EXCEPTION, helper, 41)).ref(2);
        events.event(bytes.site(EventKind.CATCH, test, 17)).ref(2);
        events.result().intValue(3).event(bytes.site(EventKind.EXIT, test, 18));
        bytes.add(events);

        assertPrinted("exceptions", 1, false);
    }

    @Test
    void several_threads_are_told_apart() {
        bytes.object(1, thread).object(2, thread).object(3, account);
        int enter = bytes.site(EventKind.ENTER, deposit, 20, "bank.Account", "deposit", "(I)V");
        int exit = bytes.site(EventKind.EXIT, deposit, 22);
        int put = bytes.site(EventKind.PUT_FIELD, deposit, 21, "bank.Account", "balance", "I");
        var first = TraceBytes.events(1, 1, 1).event(enter).ref(3);
        first.segment(3).event(put).ref(3).event(exit);
        bytes.add(first);
        bytes.add(
                TraceBytes.events(2, 2, 2).event(enter).ref(3).event(put).ref(3).event(exit));

        assertPrinted("threads", 2, false);
    }

    @Test
    void source_stays_readable_after_long_lines_and_deep_recursion() {
        int hidden = bytes.classNamed("bank.generated.NoSource", 2, 0, "", 0);
        int recurse = bytes.method(hidden, "recurse", "()V");
        bytes.object(1, hidden);
        int enter = bytes.site(EventKind.ENTER, recurse, 0, "bank.generated.NoSource", "recurse", "()V");
        int exit = bytes.site(EventKind.EXIT, recurse, 7);
        var events = TraceBytes.events(1, 0, 1);
        for (int i = 0; i < 33; i++) {
            events.event(enter).ref(1);
        }
        for (int i = 0; i < 33; i++) {
            events.event(exit);
        }
        bytes.add(events);

        assertPrinted("deep", 1, false);
    }

    private int site(EventKind kind) {
        return bytes.site(kind, deposit, 40);
    }

    private int detailed(EventKind kind, int detail) {
        return bytes.site(kind, deposit, 41, "", "", "", detail);
    }

    private int access(EventKind kind, String descriptor) {
        return bytes.site(kind, deposit, 42, "bank.Account", "member", descriptor);
    }

    private int call(int line, String owner, String name, String descriptor, int opcode) {
        return bytes.site(EventKind.CALL, test, line, owner, name, descriptor, opcode);
    }

    private void assertPrinted(String name, int threads, boolean cut) {
        bytes.end(threads, cut);
        try (Trace trace = Trace.open(bytes.writeTo(dir.resolve("a.trace")))) {
            var text = new StringBuilder();
            TracePrinter.print(trace, "bank.BankTest.transfers_money", text);
            assertThat(text.toString().lines()).noneMatch(line -> line.endsWith(" "));
            ExpectedFile.of("src/test/resources/io/snarl/core/trace/printed/" + name + ".txt")
                    .assertIs(text.toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
