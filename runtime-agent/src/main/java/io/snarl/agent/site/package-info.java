/** Sites: the places in rewritten code that make events, and the classes and methods that they belong to. */
package io.snarl.agent.site;
