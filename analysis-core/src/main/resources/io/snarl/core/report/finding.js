"use strict";

/** Shows all that is known of one finding. */
const Finding = {
    body(finding) {
        return Dom.element("div", { class: "body" },
            finding.known && Dom.element("p", { class: "reason" }, "The baseline accepts it, so it fails no build."),
            finding.reason !== undefined && Dom.element("p", { class: "reason" }, finding.reason),
            finding.causes.length > 0 && Dom.element("p", { class: "cause" }, "To be mended: ", Finding.causes(finding), "."),
            finding.bugs.map((bug, i) => Finding.bug(finding, bug, i)),
            finding.bugs.length === 0 && Finding.prediction(finding),
            finding.bugs.length === 0 && finding.test !== undefined && Dom.section("The test", Code.test(finding.test)),
            Finding.others(finding),
            Finding.facts(finding));
    },

    /** Each of several alone explains it. */
    causes(finding) {
        return finding.causes.map((cause, i) => [i > 0 && ", or ", Dom.element("span", { class: "stake" }, cause)]);
    },

    /** What goes away as well when the cause is mended. */
    others(finding) {
        return finding.others.length > 0 && Dom.element("details", { class: "others" },
            Dom.element("summary", {}, Names.count(finding.others.length, "other pair of calls shows", "other pairs of calls show")
                + " the same"),
            finding.others.map(other => Dom.element("div", { class: "other" },
                Dom.element("p", {}, other.title + " (" + other.verdict + ")"),
                other.lines.map(line => Dom.element("p", { class: "aside" }, line)))));
    },

    bug(finding, bug, i) {
        const several = finding.bugs.length > 1;
        return [
            several && Dom.element("h3", { class: "bug-number" }, "Way " + (i + 1) + " of " + finding.bugs.length),
            Finding.whatHappened(bug),
            i === 0 && finding.test !== undefined && Dom.section("The generated test", Code.test(finding.test)),
            Finding.execution(bug),
            Dom.section("Commands", Dom.command("Replay", bug.replay),
                i === 0 && finding.adopt !== undefined && Dom.command("Keep the test", finding.adopt)),
            Dom.section("In the sources", Code.excerpts(Finding.places(bug))),
        ];
    },

    /** A kind of bug that is shown in no way of its own says it in words. */
    whatHappened(bug) {
        if (bug.edges !== undefined) {
            return Finding.deadlock(bug);
        }
        return bug.allowed !== undefined ? Finding.outcomes(bug)
            : Dom.section("What happened", bug.lines.map(line => Dom.element("p", {}, line)));
    },

    deadlock(bug) {
        const ending = bug.interleaving === undefined ? [] : bug.interleaving.ending;
        return Dom.section("Who waits for whom", LockGraph.draw(bug.edges, ending));
    },

    /** What the calls may come to, next to what they came to. */
    outcomes(bug) {
        const allowed = bug.allowed.map(values => values.length === 0 ? "no exception" : values.join(", "));
        return Dom.section("What it comes to", Dom.element("div", { class: "outcomes" },
            Dom.element("div", { class: "outcome allowed" },
                Dom.element("h5", {}, "One call after the other, in every order"),
                allowed.length === 0 ? Dom.element("p", {}, "no exception")
                    : allowed.map(text => Dom.element("p", { class: "value" }, text))),
            Dom.element("div", { class: "outcome observed" },
                Dom.element("h5", {}, "At the same time"),
                bug.exception !== undefined && Dom.element("p", { class: "value" }, bug.exception),
                bug.observed.map(text => Dom.element("p", { class: "value" }, text)),
                Dom.element("p", { class: "aside" }, "seen in " + Names.count(bug.count, "schedule", "schedules")))),
            bug.masked.length > 0 && Dom.element("p", { class: "aside" },
                "Not compared, because it differs from run to run: " + bug.masked.join(", ")),
            Finding.conflict(bug.conflicts[0]));
    },

    conflict(conflict) {
        return conflict === undefined ? null : Dom.element("p", {}, "At stake is ",
            Dom.element("code", { class: "stake" }, Names.call(conflict.variable)), ", which ",
            conflict.accesses.map((access, i) => [i > 0 && ", then ", "thread " + (access.thread + 1)
                + (access.write ? " writes" : " reads"), " at ", Dom.element("code", {}, LockGraph.at(access.at))]), ".");
    },

    execution(bug) {
        if (bug.interleaving === undefined) {
            return null;
        }
        const { steps, ending } = bug.interleaving;
        return Dom.section("The execution",
            steps.some(step => step.stake) && Dom.element("p", { class: "aside" }, "Marked is what touches the "
                + (bug.edges === undefined ? "value" : "locks") + " at stake. "
                + (bug.replays > 0 ? "Replayed " + Names.count(bug.replays, "time", "times") + ", each with the same end." : "")),
            Interleaving.draw(bug.interleaving),
            steps.length > 0 && ending.length > 0 && Dom.element("p", { class: "ending" }, ending.map(line => line.trim()).join("\n")));
    },

    /** Pairs of a place and of what happens there. */
    places(bug) {
        if (bug.edges !== undefined) {
            return bug.edges.flatMap((edge, i) => [
                [edge.heldAt, "holds " + Names.simple(edge.held)],
                [edge.wantedAt, "wants " + Names.simple(edge.wanted)]]);
        }
        if (bug.conflicts === undefined) {
            return bug.places.map(place => [place, ""]);
        }
        return bug.conflicts.slice(0, 3).flatMap(conflict => conflict.accesses.map(access =>
            [access.at, (access.write ? "writes " : "reads ") + Names.simple(conflict.variable)]));
    },

    /** What was expected of a finding that no execution has shown. */
    prediction(finding) {
        const conflicts = finding.conflicts.slice(0, 5);
        const places = conflicts.length > 0 ? Finding.places({ conflicts })
            : finding.predicted.flatMap(deadlock => Finding.places(deadlock));
        return [
            finding.predicted.length > 0 && Dom.section("Predicted", LockGraph.draw(finding.predicted[0].edges)),
            conflicts.length > 0 && Dom.section("Predicted", conflicts.map(conflict => Finding.conflict(conflict))),
            Dom.section("In the sources", Code.excerpts(places)),
        ];
    },

    facts(finding) {
        const facts = [
            ["Calls", finding.calls.map((call, i) => "thread " + (i + 1) + ": " + Names.call(call))],
            ["Repeats calls of", finding.seedTests],
            ["Tried before", finding.alternatives],
            ["When it was run", Finding.lastRun(finding)],
            ["Id", [finding.id]],
        ].filter(([, texts]) => texts.length > 0);
        return Dom.section("More", Dom.element("dl", { class: "facts" }, facts.map(([name, texts]) =>
            [Dom.element("dt", {}, name), Dom.element("dd", {}, [...new Set(texts)].map(text => Dom.element("div", {}, text)))])));
    },

    lastRun(finding) {
        const tests = Report.fuzz?.tests ?? [];
        return tests.filter(test => test.finding === finding.id)
            .map(test => "fuzzConcurrentTests: " + test.outcome + (test.claim === undefined ? "" : ", " + test.claim));
    },
};
