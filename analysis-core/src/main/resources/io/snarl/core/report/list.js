"use strict";

/** The findings by kind and subject, of which each is drawn when it is opened first. */
const List = {
    items: new Map(),
    filter: { verdict: "", subject: "", text: "" },

    /**
     * Something that can be opened.
     *
     * @param content makes what is shown then
     */
    item(id, kind, label, title, detail, content) {
        const made = Dom.element("details", { class: "finding " + kind, id, toggle: () => {
            if (made.open) {
                List.draw(made, content);
            }
        } },
        Dom.element("summary", { click: event => { event.preventDefault(); Page.toggle(made); } },
            Dom.element("span", { class: "verdict" }, label),
            Dom.element("span", { class: "title" }, title),
            Dom.element("span", { class: "detail" }, detail)));
        made.drawIfNeeded = () => List.draw(made, content);
        List.items.set(id, made);
        return made;
    },

    /** Once: drawing all at the start would keep whoever has hundreds of findings waiting. */
    draw(item, content) {
        if (item.childElementCount === 1) {
            item.append(content());
        }
    },

    groups() {
        const groups = Object.entries(Names.VERDICTS).map(([verdict, { title, meaning }]) => {
            const findings = Report.findings.filter(finding => finding.verdict === verdict);
            return findings.length === 0 ? null : Dom.element("section", { class: "group", "data-verdict": verdict },
                Dom.element("h2", {}, title, Dom.element("span", { class: "count" }, findings.length)),
                Dom.element("p", { class: "aside" }, meaning),
                findings.map(finding => List.finding(finding)));
        });
        return Dom.element("div", { id: "findings", tabindex: "-1" }, groups.filter(group => group !== null),
            Dom.element("p", { class: "notice nothing", hidden: true }, "Nothing matches. Press Escape in the search to see all."));
    },

    finding(finding) {
        const item = List.item(finding.id, Names.verdictClass(finding.verdict),
            finding.known ? finding.verdict + ", known" : finding.verdict, List.title(finding),
            List.detail(finding), () => Finding.body(finding));
        item.finding = finding;
        return item;
    },

    detail(finding) {
        return finding.others.length === 0 ? finding.subject
            : finding.subject + ", " + Names.count(finding.others.length, "other pair", "other pairs") + " of calls";
    },

    /** Without the class, which the subject says. */
    title(finding) {
        const end = finding.title.indexOf(": ");
        const isClass = end > 0 && finding.subject.endsWith(finding.title.slice(0, end));
        return isClass ? finding.title.slice(end + 2) : finding.title;
    },

    /** What the search looks at. */
    textOf(finding) {
        const variables = [...finding.bugs.flatMap(bug => bug.conflicts ?? []), ...(finding.conflicts ?? [])]
            .map(conflict => conflict.variable);
        return [finding.id, finding.verdict, finding.title, finding.subject, finding.reason, ...finding.calls,
            ...finding.causes, ...finding.others.flatMap(other => [other.title, ...other.calls]),
            ...finding.seedTests, finding.test?.class, finding.test?.method, ...variables].join("\n").toLowerCase();
    },

    controls() {
        const search = Dom.element("input", { type: "search", id: "search", placeholder: "Search findings",
            "aria-label": "Search findings", autocomplete: "off", spellcheck: "false",
            input: () => List.apply({ text: search.value.trim().toLowerCase() }) });
        const subjects = [...new Set(Report.findings.map(finding => finding.subject))].sort();
        const subject = Dom.element("select", { id: "subject", "aria-label": "Class",
            change: () => List.apply({ subject: subject.value }) },
        Dom.element("option", { value: "" }, "All classes"),
        subjects.map(name => Dom.element("option", { value: name }, name)));
        return Dom.element("div", { class: "controls", role: "search" }, List.kinds(),
            Dom.element("div", { class: "fields" },
                Dom.element("span", { class: "search" }, search, Dom.element("kbd", { "aria-hidden": "true" }, "/")),
                subjects.length > 1 && subject));
    },

    kinds() {
        const counts = Object.entries(Names.VERDICTS).map(([verdict, { title }]) =>
            [verdict, title, Report.findings.filter(finding => finding.verdict === verdict).length]);
        return Dom.element("div", { class: "kinds", role: "group", "aria-label": "Kind of finding" },
            counts.filter(([verdict, , count]) => count > 0 || Names.VERDICTS[verdict].bug).map(([verdict, title, count]) =>
                Dom.element("button", { type: "button", class: "kind " + Names.verdictClass(verdict), "aria-pressed": "false",
                    "data-verdict": verdict, disabled: count === 0,
                    click: () => List.apply({ verdict: List.filter.verdict === verdict ? "" : verdict }) },
                Dom.element("b", {}, count.toLocaleString("en")), Dom.element("span", {}, title))));
    },

    /** Shows only what fits. */
    apply(change) {
        Object.assign(List.filter, change);
        const { verdict, subject, text } = List.filter;
        let shown = 0;
        for (const group of document.querySelectorAll("#findings .group")) {
            let inGroup = 0;
            for (const item of group.querySelectorAll(".finding")) {
                item.text ??= List.textOf(item.finding);
                const fits = (verdict === "" || item.finding.verdict === verdict)
                    && (subject === "" || item.finding.subject === subject) && (text === "" || item.text.includes(text));
                item.hidden = !fits;
                inGroup += fits ? 1 : 0;
            }
            group.hidden = inGroup === 0;
            group.querySelector(".count").textContent = inGroup;
            shown += inGroup;
        }
        document.querySelectorAll(".kind").forEach(button =>
            button.setAttribute("aria-pressed", String(button.dataset.verdict === verdict)));
        document.querySelector(".nothing").hidden = shown > 0 || Report.findings.length === 0;
        Dom.announce(Names.count(shown, "finding", "findings") + " shown");
    },
};
