package io.snarl.core.source.assertion;

import io.snarl.core.plan.Observation;
import io.snarl.core.source.text.Imports;
import java.util.ArrayList;
import java.util.List;

/** Writes a test that reports its outcome without asserting anything. */
public final class TrialForm {

    private final WrittenBody test;
    private final Imports imports;

    public TrialForm(WrittenBody test, Imports imports) {
        this.test = test;
        this.imports = imports;
    }

    /** Returns what comes after the objects are made, in one paragraph. */
    public List<String> paragraphs() {
        String name = test.take("trial");
        List<String> statements = new ArrayList<>();
        statements.add(new Threads(test, imports).trial(imports.nameOfTopLevel("io.snarl.trial.Trial"), name));
        var sights = new Sights(test, imports, "");
        List<Observation> observations = test.plan().observations();
        for (int i = 0; i < observations.size(); i++) {
            // The trial knows the results of its threads.
            if (!(observations.get(i) instanceof Observation.CallResult)) {
                String seen = sights.of(observations.get(i)).expression().flat();
                statements.add(name + ".observe(\"" + i + "\", () -> " + seen + ");");
            }
        }
        statements.add(name + ".end();");
        return List.of(String.join("\n", statements));
    }
}
