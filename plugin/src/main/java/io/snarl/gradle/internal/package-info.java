/** How the plugin connects blocks, tasks and the projects they are used in; no API. */
package io.snarl.gradle.internal;
