"use strict";

/** Draws who holds and who wants which lock: threads and locks around a circle, which the arrows close. */
const LockGraph = {
    drawn: 0,
    HOLDS: /^'(.+?)' holds (\S+) .*?waits for (\S+) /,

    /**
     * @param edges what each thread holds and wants, in the order of the circle
     * @param ending how the execution ended in words, which name the threads and the locks; or nothing
     */
    draw(edges, ending) {
        const nodes = LockGraph.nodes(edges, LockGraph.named(edges, ending ?? []));
        const narrow = window.innerWidth < 640;
        const size = narrow ? { width: 330, height: 180 + 90 * edges.length } : { width: 680, height: 130 + 75 * edges.length };
        nodes.forEach(node => LockGraph.measure(node, size));
        nodes.forEach((node, i) => LockGraph.place(node, i / nodes.length, size, narrow));
        // Each drawing has an arrow of its own, since one in a closed finding would not be drawn.
        size.arrow = "arrow-" + ++LockGraph.drawn;
        const svg = d3.create("svg").attr("class", "lock-graph").attr("role", "img")
            .attr("viewBox", "0 0 " + size.width + " " + size.height).attr("width", size.width)
            .attr("aria-label", nodes.filter(node => node.thread).map(node => node.sentence).join(". "));
        svg.append("defs").append("marker").attr("id", size.arrow).attr("viewBox", "0 0 10 10").attr("refX", 9)
            .attr("refY", 5).attr("markerWidth", 8).attr("markerHeight", 8).attr("orient", "auto-start-reverse")
            .append("path").attr("d", "M0,0 L10,5 L0,10 z").attr("class", "arrow-head");
        nodes.forEach((node, i) => LockGraph.arrow(svg, node, nodes[(i + 1) % nodes.length], size));
        nodes.forEach(node => LockGraph.box(svg, node));
        return Dom.element("figure", { class: "graph" }, svg.node());
    },

    /** The names that the execution gave to threads and locks, if it tells them of all. */
    named(edges, ending) {
        const told = ending.map(line => LockGraph.HOLDS.exec(line.trim())).filter(match => match !== null);
        if (told.length === edges.length) {
            return told.map(([, thread, held, wanted]) => ({ thread, held, wanted }));
        }
        const locks = edges.map((edge, i) => Names.simple(edge.held) + " " + String.fromCharCode(65 + i));
        return edges.map((edge, i) => ({ thread: "thread " + (i + 1), held: locks[i],
            wanted: locks[(i + 1) % edges.length] }));
    },

    /** A thread, the lock that it wants, the thread that holds that, and so on. */
    nodes(edges, names) {
        return edges.flatMap((edge, i) => [
            { thread: true, lines: [names[i].thread, "holds since " + LockGraph.at(edge.heldAt),
                "waits at " + LockGraph.at(edge.wantedAt)], label: "waits for",
            sentence: names[i].thread + " holds " + names[i].held + ", taken at " + Names.place(edge.heldAt)
                + ", and waits for " + names[i].wanted + " at " + Names.place(edge.wantedAt) },
            { thread: false, lines: [names[i].wanted, "lock"], label: "is held by" },
        ]);
    },

    at(place) {
        return place.file ? place.file + ":" + place.line : Names.simple(place.class) + "." + place.method;
    },

    measure(node, size) {
        const widths = node.lines.map((line, i) => line.length * (i === 0 ? 8.6 : 6.4));
        node.width = Math.min(Math.max(...widths) + 26, size.width - 4);
        node.height = 14 + 17 * node.lines.length;
    },

    /** On an ellipse, on which the first thread is on the left; at the top where there is no room beside the locks. */
    place(node, turn, size, narrow) {
        const angle = (narrow ? 1.5 : 1) * Math.PI + 2 * Math.PI * turn;
        node.x = size.width / 2 + (size.width - node.width - 4) / 2 * Math.cos(angle);
        node.y = size.height / 2 + (size.height - node.height - 4) / 2 * Math.sin(angle);
    },

    arrow(svg, from, to, size) {
        const start = LockGraph.border(from, to);
        const end = LockGraph.border(to, from);
        const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
        const bend = { x: middle.x + (middle.x - size.width / 2) * 0.12, y: middle.y + (middle.y - size.height / 2) * 0.12 };
        svg.append("path").attr("class", from.thread ? "wants" : "holds").attr("marker-end", "url(#" + size.arrow + ")")
            .attr("d", d3.line(p => p.x, p => p.y).curve(d3.curveBasis)([start, bend, end]));
        svg.append("text").attr("class", "edge-label").attr("x", bend.x + (bend.x < size.width / 2 ? -6 : 6)).attr("y", bend.y)
            .attr("dy", bend.y < size.height / 2 ? "-0.5em" : "1.2em")
            .attr("text-anchor", bend.x < size.width / 2 ? "end" : "start").text(from.label);
    },

    /** Where the line between two boxes leaves the first. */
    border(box, other) {
        const dx = other.x - box.x;
        const dy = other.y - box.y;
        const part = Math.min(box.width / 2 / Math.max(Math.abs(dx), 1), box.height / 2 / Math.max(Math.abs(dy), 1));
        return { x: box.x + dx * part, y: box.y + dy * part };
    },

    box(svg, node) {
        const group = svg.append("g").attr("class", node.thread ? "node thread" : "node lock")
            .attr("transform", "translate(" + node.x + "," + node.y + ")");
        group.append("rect").attr("x", -node.width / 2).attr("y", -node.height / 2).attr("width", node.width)
            .attr("height", node.height).attr("rx", node.thread ? 6 : node.height / 2);
        node.lines.forEach((line, i) => group.append("text").attr("text-anchor", "middle")
            .attr("class", i === 0 ? "name" : "detail")
            .attr("y", 17 * (i - (node.lines.length - 1) / 2) + 4.5).text(line));
    },
};
