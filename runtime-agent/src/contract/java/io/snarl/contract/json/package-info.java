/** JSON on one line, as results and the index of traces have it; without a library, since the agent brings none. */
package io.snarl.contract.json;
