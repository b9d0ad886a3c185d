/** The recorder: a listener that writes what threads do into traces, in the format that docs/formats/trace-format.md describes. */
package io.snarl.agent.record;
