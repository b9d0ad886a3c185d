// plugins { java }
/*
 * buildscript { this is not code "
 */
/** KDoc at the end, no newline { */