"use strict";

/** Shows Java. */
const Code = {
    java(text) {
        const code = Dom.element("code", { class: "language-java" });
        code.textContent = text;
        hljs.highlightElement(code);
        return Dom.element("pre", { class: "code", tabindex: "0" }, code);
    },

    /** The test of a finding, with where it is. */
    test(test) {
        return test.code === undefined
            ? Dom.element("p", {}, "Its source is gone: ", Dom.element("code", {}, test.class + "." + test.method))
            : [Dom.element("p", { class: "path" }, test.path), Code.java(test.code)];
    },

    /**
     * The lines around places of one file, each place with what happens there.
     *
     * @param places pairs of a place and a text
     */
    excerpts(places) {
        const byFile = new Map();
        for (const [place, what] of places) {
            const key = place.path ?? Names.place(place);
            if (!byFile.has(key)) {
                byFile.set(key, []);
            }
            byFile.get(key).push([place, what]);
        }
        return [...byFile].map(([file, ofFile]) => Code.excerpt(file, ofFile));
    },

    excerpt(file, places) {
        const lines = Report.sources[places[0][0].path];
        const title = Dom.element("figcaption", { class: "path" }, file);
        if (lines === undefined) {
            const texts = [...new Set(places.map(([place, what]) => what + " at " + Names.place(place)))];
            return Dom.element("figure", { class: "excerpt" }, title, Dom.list(texts));
        }
        const marked = new Map();
        for (const [place, what] of places) {
            marked.set(place.line, (marked.get(place.line) ?? new Set()).add(what));
        }
        const around = number => [...marked.keys()].some(line => Math.abs(line - number) <= 4);
        const shown = lines.filter(([number]) => around(number));
        const rows = shown.flatMap(([number, text], i) => {
            const gap = i > 0 && shown[i - 1][0] < number - 1 ? [Dom.element("span", { class: "gap" }, "⋯")] : [];
            return [...gap, Code.line(number, text, marked.get(number))];
        });
        return Dom.element("figure", { class: "excerpt" }, title,
            Dom.element("pre", { class: "code lines", tabindex: "0" }, rows));
    },

    line(number, text, marks) {
        const code = Dom.element("code", { class: "language-java" });
        code.textContent = text === "" ? " " : text;
        hljs.highlightElement(code);
        const note = marks && Dom.element("span", { class: "note" }, [...marks].join("; "));
        return Dom.element("span", { class: marks ? "line marked" : "line", "data-number": number }, code, note);
    },
};
