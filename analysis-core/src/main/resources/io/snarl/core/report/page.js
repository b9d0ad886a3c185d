"use strict";

/** What the tasks have left, as the build has put it into this page. */
const Report = JSON.parse(document.getElementById("data").textContent);

/** Puts the page together, and remembers in the browser's history what is open. */
const Page = {
    show() {
        document.title = "Snarl: " + Report.project;
        document.getElementById("top").append(...Summary.head());
        const main = document.getElementById("main");
        const parts = [Summary.warnings(), Report.findings.length > 0 && List.controls(), List.groups(), Summary.tests(),
            Summary.lost(), Summary.leftOut(), Summary.run()].flat();
        main.append(...parts.filter(part => part));
        document.getElementById("footer").append(Dom.element("p", {}, "Keys: ", Dom.element("kbd", {}, "/"), " search, ",
            Dom.element("kbd", {}, "Enter"), " open or close, ", Dom.element("kbd", {}, "↑"), " ", Dom.element("kbd", {}, "↓"),
            " next finding. Drawn with D3 and highlight.js; their licences are in this file."));
        Page.open(Page.named() === undefined ? [] : [Page.named().id]);
        Page.named()?.scrollIntoView();
        history.replaceState({ open: Page.opened() }, "");
    },

    /** What the address names. */
    named() {
        try {
            return List.items.get(decodeURIComponent(location.hash.slice(1)));
        } catch {
            return undefined;
        }
    },

    opened() {
        return [...List.items.values()].filter(item => item.open).map(item => item.id);
    },

    open(ids) {
        for (const [id, item] of List.items) {
            if (item.open !== ids.includes(id)) {
                item.open = !item.open;
            }
            if (item.open) {
                item.drawIfNeeded();
            }
        }
    },

    /** Opens or closes, so that the address can be sent to somebody and the way back leads to what was seen before. */
    toggle(item) {
        item.open = !item.open;
        // At once: the event that tells of it comes later, and until then the finding would be empty.
        if (item.open) {
            item.drawIfNeeded();
        }
        const address = item.open ? "#" + encodeURIComponent(item.id) : location.pathname + location.search;
        history.pushState({ open: Page.opened() }, "", address);
    },

    /** Goes to the next or previous one that is shown. */
    step(from, by) {
        const all = [...document.querySelectorAll(".finding:not([hidden]) > summary")]
            .filter(summary => summary.offsetParent !== null);
        const next = all[all.indexOf(from) + by];
        next?.focus();
        return next !== undefined;
    },

    key(event) {
        const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
        const search = document.getElementById("search");
        if (event.key === "/" && !typing && search !== null && !event.ctrlKey && !event.metaKey) {
            search.focus();
            event.preventDefault();
        } else if (event.key === "Escape" && event.target === search) {
            search.value = "";
            List.apply({ text: "", subject: "", verdict: "" });
            document.querySelectorAll("#subject").forEach(select => { select.value = ""; });
        } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && event.target.matches(".finding > summary")) {
            if (Page.step(event.target, event.key === "ArrowDown" ? 1 : -1)) {
                event.preventDefault();
            }
        }
    },

    /** On paper nothing can be opened. */
    beforePrint() {
        Page.openBeforePrint = Page.opened();
        Page.open([...List.items.keys()]);
        Page.unfolded = [...document.querySelectorAll(".others:not([open])")];
        Page.unfolded.forEach(others => { others.open = true; });
    },

    afterPrint() {
        Page.open(Page.openBeforePrint);
        Page.unfolded.forEach(others => { others.open = false; });
    },
};

window.addEventListener("popstate", event => {
    const named = Page.named();
    if (event.state !== null) {
        Page.open(event.state.open);
    } else if (named !== undefined) {
        Page.open([...Page.opened(), named.id]);
    }
    named?.scrollIntoView();
});
window.addEventListener("beforeprint", Page.beforePrint);
window.addEventListener("afterprint", Page.afterPrint);
document.addEventListener("keydown", Page.key);
Page.show();
