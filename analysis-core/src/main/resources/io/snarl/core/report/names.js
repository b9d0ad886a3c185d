"use strict";

/** How the page spells names and numbers. */
const Names = {
    /** The verdicts that are bugs, and after them those that are the same for all kinds of bugs. */
    get VERDICTS() {
        const bugs = Report.bugs.map(({ verdict, title, meaning }) => [verdict, { title, bug: true, meaning }]);
        return { ...Object.fromEntries(bugs), ...Names.NO_BUGS };
    },

    NO_BUGS: {
        "not confirmed": { title: "Not confirmed", bug: false, meaning: "Predicted, and no execution has shown it." },
        "benign": { title: "Benign", bug: false,
            meaning: "The calls get in each other's way, and nobody can notice, or it is no bug for the reason given." },
        "infeasible": { title: "Infeasible", bug: false, meaning: "No test of it can be built." },
    },

    verdictClass(verdict) {
        return "verdict-" + verdict.replaceAll(" ", "-");
    },

    /** `Account` of `com.example.bank.Account`. */
    simple(className) {
        return className.slice(className.lastIndexOf(".") + 1);
    },

    /** `Account.transferTo(Account, long)` without the packages. */
    call(text) {
        return text.replace(/(?<![\p{L}\p{N}_$.])(?:[\p{Ll}_][\p{L}\p{N}_$]*\.)+(?=\p{Lu})/gu, "");
    },

    place(place) {
        const code = Names.simple(place.class) + "." + place.method;
        return place.file ? code + " (" + place.file + (place.line > 0 ? ":" + place.line : "") + ")" : code;
    },

    count(number, one, many) {
        return number.toLocaleString("en") + " " + (number === 1 ? one : many);
    },
};
