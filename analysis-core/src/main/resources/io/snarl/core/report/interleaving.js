"use strict";

/** Draws an execution: a column with a line for each thread, and time going downwards. */
const Interleaving = {
    draw(interleaving) {
        const { threads, steps } = interleaving;
        if (steps.length === 0) {
            return Dom.element("pre", { class: "code" }, interleaving.ending.join("\n"));
        }
        const head = Dom.element("tr", {}, Dom.element("th", { scope: "col", class: "number" },
            Dom.element("span", { class: "offscreen" }, "Step")),
            threads.map((name, i) => Dom.element("th", { scope: "col", class: "thread-" + i % 6 }, name)));
        let number = 0;
        const rows = steps.map((step, i) => Interleaving.row(threads, step, i > 0 ? steps[i - 1] : undefined,
            step.folded ? "" : ++number));
        return Dom.element("div", { class: "interleaving", tabindex: "0", role: "region",
            "aria-label": "Steps of the threads, in their order" },
            Dom.element("table", {}, Dom.element("thead", {}, head), Dom.element("tbody", {}, rows)));
    },

    row(threads, step, before, number) {
        const switched = before !== undefined && before.thread !== step.thread && step.thread >= 0;
        const kind = (step.stake ? "stake " : "") + (step.folded ? "folded " : "") + (switched ? "switch" : "");
        const first = Dom.element("td", { class: "number" }, String(number));
        if (step.thread < 0) {
            return Dom.element("tr", { class: kind }, first,
                Dom.element("td", { colspan: threads.length, class: "others" }, step.text));
        }
        return Dom.element("tr", { class: kind }, first, threads.map((name, i) => i === step.thread
            ? Dom.element("td", { class: "here thread-" + i % 6 }, Interleaving.step(step, name))
            : Dom.element("td", { class: "thread-" + i % 6 })));
    },

    step(step, thread) {
        const [, words, value] = /^((?:reads|writes|updates) [^:]+: )(.*)$/s.exec(step.text) ?? [null, step.text, null];
        return Dom.element("div", { class: "step", "data-thread": thread },
            Dom.element("span", { class: "what" }, words, value !== null && Dom.element("b", {}, value)),
            step.source !== undefined && Dom.element("span", { class: "source" }, step.source),
            (step.notes ?? []).map(note => Dom.element("span", { class: note.startsWith("=>") ? "end" : "outcome" },
                note.slice(3))));
    },
};
