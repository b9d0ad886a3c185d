/** What the build tells test JVMs and the lab: settings, and the names of the files that pass between them. */
package io.snarl.contract.settings;
