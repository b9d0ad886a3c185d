"use strict";

/** Shows what the findings are about as a whole: totals, the run of the tests, what was left out, and the settings. */
const Summary = {
    head() {
        const bugs = Report.findings.filter(finding => Names.VERDICTS[finding.verdict]?.bug);
        const subjects = new Set(bugs.map(finding => finding.subject)).size;
        return [
            Dom.element("p", { class: "brand" }, "Snarl", Dom.element("span", {}, Report.project)),
            Dom.element("h1", {}, Report.counts === undefined ? "Concurrent tests"
                : bugs.length === 0 ? "No bug was shown"
                    : Names.count(bugs.length, "bug", "bugs") + " in " + Names.count(subjects, "class", "classes")),
            Dom.element("p", { class: "lead" }, Summary.lead()),
        ];
    },

    lead() {
        const { counts, fuzz } = Report;
        const parts = [];
        if (counts !== undefined) {
            parts.push("From " + Names.count(counts.seedTests, "sequential test", "sequential tests") + ", Snarl predicted "
                + Names.count(counts.candidates, "bug", "bugs") + " and tried "
                + Names.count(counts.tests, "concurrent test", "concurrent tests") + ".");
        }
        if (fuzz !== undefined) {
            const failed = fuzz.tests.filter(test => test.outcome === "failed").length;
            parts.push(Names.count(fuzz.tests.length, "concurrent test", "concurrent tests") + " ran under "
                + Names.count(fuzz.schedules, "schedule", "schedules") + ", " + failed + " failed.");
        }
        return parts.join(" ");
    },

    /** What a reader must know before believing the totals. */
    warnings() {
        const { counts, fuzz, losses, untouched } = Report;
        const texts = [
            losses.length > 0 && "Something was lost on the way, so that bugs may be missing: " + Names.count(losses.length,
                "entry", "entries") + " below, in What was lost.",
            counts?.cut && "The time budget ended the search before all was tried. Give it more by snarl.synthesis.timeBudget.",
            fuzz !== undefined && !fuzz.complete && "The run of the concurrent tests did not end by itself, so results may be missing"
                + (fuzz.running.length > 0 ? ": " + fuzz.running.join(", ") + " had begun and not ended." : "."),
            untouched.length > 0 && Names.count(untouched.length, "class or method", "classes or methods")
                + " could not be instrumented; what they do was not seen.",
        ].filter(text => text);
        return texts.map(text => Dom.element("p", { class: "notice" }, text));
    },

    /** Concurrent tests that are of no finding: those that a person has written. */
    tests() {
        if (Report.fuzz === undefined) {
            return null;
        }
        const own = Report.fuzz.tests.filter(test => test.finding === undefined);
        const generated = Report.fuzz.tests.length - own.length;
        const order = test => test.outcome === "failed" ? 0 : test.outcome === "passed" ? 2 : 1;
        own.sort((one, other) => order(one) - order(other));
        return Dom.element("section", { class: "group", "aria-labelledby": "tests-title" },
            Dom.element("h2", { id: "tests-title" }, "Your concurrent tests", Dom.element("span", { class: "count" }, own.length)),
            generated > 0 && Dom.element("p", { class: "aside" }, Names.count(generated, "generated test", "generated tests")
                + " ran too; what came of them is told with their findings."),
            own.map(test => Summary.test(test)));
    },

    test(test) {
        const content = () => Dom.element("div", { class: "body" },
            Dom.element("p", {}, test.summary ?? test.claim ?? ""),
            test.claim !== undefined && test.summary !== undefined && Dom.element("p", { class: "aside" }, test.claim),
            test.remarks.map(remark => Dom.element("p", { class: "aside" }, remark)),
            test.replay !== undefined && Dom.section("Commands", Dom.command("Replay", test.replay)),
            test.edges !== undefined && Dom.section("Who waits for whom", LockGraph.draw(test.edges, test.details)),
            test.test !== undefined && Dom.section("The test", Code.test(test.test)),
            test.interleaving !== undefined && Finding.execution({ ...test, replays: 0 }),
            test.edges !== undefined && Dom.section("In the sources", Code.excerpts(Finding.places(test))));
        const label = test.outcome === "failed" && test.kind !== undefined ? test.kind : test.outcome;
        return List.item("test-" + test.id, test.outcome === "failed" ? "verdict-failed" : "verdict-" + test.outcome.replaceAll(" ", "-"),
            label, Names.call(test.name), test.summary ?? test.claim ?? "", content);
    },

    leftOut() {
        const { counts, untouched } = Report;
        const parts = [
            counts !== undefined && counts.infeasible.length > 0 && Dom.section("Predictions that became no test",
                Summary.table(["Reason", "How many"], [...counts.infeasible].sort((one, other) => other[1] - one[1])
                    .map(([reason, count]) => [reason, count.toLocaleString("en")]))),
            counts !== undefined && counts.notExamined.length > 0 && Dom.section("Classes that were not examined",
                Dom.element("p", {}, "Nothing says that they are made for several threads. To have one examined for more than ",
                    "deadlocks, name it in ", Dom.element("code", {}, "snarl.subjects.include"), "."),
                Dom.list(counts.notExamined)),
            counts !== undefined && counts.notCalled.length > 0 && Dom.section("Methods that threads did not call",
                Dom.element("p", {}, "Only code of the library can call them, and users have another way to the same objects; or their comments say that they are not thread-safe."),
                Dom.list(counts.notCalled)),
            untouched.length > 0 && Dom.section("Code that was not instrumented",
                Summary.table(["Code", "When", "Reason"], untouched.map(one => [one.code, one.when, one.reason]))),
        ].filter(part => part);
        return parts.length === 0 ? null : Dom.element("section", { class: "group panel", "aria-labelledby": "left-title" },
            Dom.element("h2", { id: "left-title" }, "What was left out"), parts);
    },

    /** What is missing by accident, and not because somebody wanted it so. */
    lost() {
        const { losses } = Report;
        const content = () => Dom.element("div", { class: "body" },
            Dom.element("p", {}, "Something went wrong with these, and with nothing else. The next run tries again what need not "
                + "go wrong again. If a place in Snarl's own code is named, please report it."),
            Summary.table(["During", "What", "Why"], losses));
        return losses.length === 0 ? null : Dom.element("section", { class: "group", "aria-labelledby": "lost-title" },
            Dom.element("h2", { id: "lost-title" }, "What was lost", Dom.element("span", { class: "count" }, losses.length)),
            List.item("lost", "verdict-lost", "lost", losses[0][1] + (losses.length === 1 ? "" : " and more"), losses[0][2],
                content));
    },

    run() {
        const { counts } = Report;
        const numbers = counts === undefined ? [] : [
            ["Seed tests", counts.seedTests], ["Events in their traces", counts.events], ["Lock nodes", counts.lockNodes],
            ["Cycles", counts.cycles], ["Triples of accesses", counts.triples], ["Races", counts.races],
            ["Candidates", counts.candidates], ["Tests tried", counts.tests],
        ].map(([name, number]) => [name, number.toLocaleString("en")]);
        const facts = [...Report.environment, ...numbers];
        return Dom.element("section", { class: "group panel", "aria-labelledby": "run-title" },
            Dom.element("h2", { id: "run-title" }, "This run"),
            Dom.element("dl", { class: "facts grid" }, facts.map(([name, value]) =>
                Dom.element("div", {}, Dom.element("dt", {}, name), Dom.element("dd", {}, value)))));
    },

    table(heads, rows) {
        return Dom.element("div", { class: "scroll", tabindex: "0" }, Dom.element("table", { class: "plain" },
            Dom.element("thead", {}, Dom.element("tr", {}, heads.map(head => Dom.element("th", { scope: "col" }, head)))),
            Dom.element("tbody", {}, rows.map(row => Dom.element("tr", {}, row.map(cell => Dom.element("td", {}, cell)))))));
    },
};
