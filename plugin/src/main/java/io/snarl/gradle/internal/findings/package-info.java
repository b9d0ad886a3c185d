/** What the findings and schedules of earlier runs mean for a run of concurrent tests. */
package io.snarl.gradle.internal.findings;
