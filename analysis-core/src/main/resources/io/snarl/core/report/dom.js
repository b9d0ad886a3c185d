"use strict";

/** Makes elements. Strings become text nodes, so that nothing of a user's code is ever taken for HTML. */
const Dom = {
    element(tag, attributes, ...children) {
        const made = document.createElement(tag);
        for (const [name, value] of Object.entries(attributes ?? {})) {
            if (typeof value === "function") {
                made.addEventListener(name, value);
            } else if (value === true) {
                made.setAttribute(name, "");
            } else if (value !== undefined && value !== false) {
                made.setAttribute(name, value);
            }
        }
        made.append(...children.flat(3).filter(child => child !== undefined && child !== null && child !== false));
        return made;
    },

    /** A part of a finding with a heading of its own; nothing if it has no content. */
    section(title, ...content) {
        const kept = content.flat(3).filter(part => part !== undefined && part !== null && part !== false);
        return kept.length === 0 ? null : Dom.element("section", { class: "part" }, Dom.element("h4", {}, title), kept);
    },

    list(texts) {
        return Dom.element("ul", { class: "plain" }, texts.map(text => Dom.element("li", {}, text)));
    },

    /** Tells those who do not see the page what has happened on it. */
    announce(text) {
        document.getElementById("announcement").textContent = text;
    },

    /** A command line with a button that copies it. */
    command(label, text) {
        const button = Dom.element("button", { type: "button", class: "copy", "aria-label": "Copy: " + label,
            click: () => Dom.copy(text, button) }, "Copy");
        return Dom.element("div", { class: "command" },
            Dom.element("span", { class: "label" }, label), Dom.element("code", {}, text), button);
    },

    async copy(text, button) {
        const copied = await Dom.writeToClipboard(text);
        button.textContent = copied ? "Copied" : "Press Ctrl+C";
        Dom.announce(copied ? "Copied to the clipboard" : "The browser does not let this page copy");
        setTimeout(() => { button.textContent = "Copy"; }, 2000);
    },

    /** Not every browser lets a page that was opened from disk use the clipboard in the newer way. */
    async writeToClipboard(text) {
        try {
            await navigator.clipboard.writeText(text);
            return true;
        } catch {
            const field = Dom.element("textarea", { "aria-hidden": "true", class: "offscreen" });
            field.value = text;
            document.body.append(field);
            field.select();
            const done = document.execCommand("copy");
            field.remove();
            return done;
        }
    },
};
