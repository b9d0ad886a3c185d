package io.snarl.core.baseline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.snarl.core.finding.Findings;
import io.snarl.core.finding.SomeFindings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BaselineFileTest {

    @TempDir
    private Path directory;

    private Path file;

    @BeforeEach
    void nameFile() {
        file = directory.resolve("snarl-baseline.json");
    }

    @Test
    void baseline_is_short_and_is_read_as_it_was_written() throws IOException {
        var some = new SomeFindings(directory);
        Baseline baseline = Baseline.of(new Findings(some.counts(), some.all()));

        new BaselineFile(file).write(baseline);

        assertThat(file).hasContent("""
                {
                  "version": 1,
                  "accepted": [
                    {
                      "id": "Account.deposit_deposit-not-linearizable",
                      "title": "Account: deposit loses an update with deposit",
                      "verdict": "not linearizable",
                      "subject": "bank.Account",
                      "calls": [
                        "Account.deposit(long)",
                        "Account.deposit(long)"
                      ],
                      "variable": "bank.Account.balance",
                      "causes": [
                        "atomicity bank.Account.balance"
                      ]
                    },
                    {
                      "id": "Account.transferTo",
                      "title": "transferTo deadlocks with transferTo",
                      "verdict": "deadlock",
                      "subject": "bank.Account",
                      "calls": [
                        "Account.transferTo(Account, long)",
                        "Account.transferTo(Account, long)"
                      ],
                      "causes": [
                        "deadlock bank.Account.transferTo > bank.Account"
                      ]
                    }
                  ]
                }
                """);
        assertThat(new BaselineFile(file).read()).isEqualTo(baseline);
    }

    @Test
    void file_that_is_not_there_accepts_nothing() {
        assertThat(new BaselineFile(file).read()).isEqualTo(Baseline.EMPTY);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''|it is empty",
                "<<<<<<< HEAD|it is not a JSON object",
                "{}|the member 'version' is missing",
                "{\"version\": 2}|it has version 2, and known is version 1",
                "{\"version\": \"x\"}|x",
                "{\"version\": 1, \"accepted\": 5}|Not a JSON Array",
                "{\"version\": 1, \"accepted\": [{\"id\": \"a\"}]}|the member 'title' is missing",
                "{\"version\": 1, \"accepted\": [{\"id\": \"a\", \"title\": \"b\", \"verdict\": \"benign\"}]}"
                        + "|the verdict 'benign' is none of [deadlock, crash, not linearizable]"
            })
    void file_that_holds_no_baseline_is_refused_with_the_reason_and_the_next_step(String text, String reason)
            throws IOException {
        Files.writeString(file, text);

        assertThatExceptionOfType(BrokenBaselineException.class)
                .isThrownBy(() -> new BaselineFile(file).read())
                .withMessageStartingWith("The baseline " + file + " cannot be read: ")
                .withMessageContaining(reason)
                .withMessageContaining("run synthesizeConcurrentTests --update-baseline");
    }
}
