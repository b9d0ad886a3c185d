package io.snarl.core.finding;

import io.snarl.contract.code.CodePlace;
import java.util.List;
import java.util.Optional;

/**
 * Calls that were seen to go wrong for the same cause as those of a finding.
 *
 * @param title what goes wrong, in one line
 * @param subject the binary name of the class that is examined
 * @param calls what each thread calls
 * @param variable what the calls get in each other's way at; absent where the kind of bug knows none
 * @param lines what happens, in a few lines with a place at the end of each
 * @param places the places of code that it is about, the one to look at first
 */
public record OtherCalls(
        String title,
        Verdict verdict,
        String subject,
        List<String> calls,
        Optional<String> variable,
        List<String> lines,
        List<CodePlace> places) {

    public OtherCalls {
        calls = List.copyOf(calls);
        lines = List.copyOf(lines);
        places = List.copyOf(places);
    }

    /** Tells of a defect that calls have shown. */
    public static OtherCalls of(Defect defect, String title, String subject, List<String> calls) {
        return new OtherCalls(
                title,
                defect.verdict(),
                subject,
                calls,
                defect.variable(),
                defect.lines(),
                List.copyOf(defect.places()));
    }
}
