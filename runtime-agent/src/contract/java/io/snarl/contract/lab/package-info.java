/** What the analysis and the JVMs of its lab say to each other. */
package io.snarl.contract.lab;
