#!/bin/sh
#
# Called by gradlew before the wrapper: makes sure that the wrapper finds its Gradle distribution.
# Usage: ensure-gradle.sh <root of the project> <java command> [arguments of gradlew]
#
# An installed distribution is left alone, a downloadable one is left to the wrapper. Otherwise src/main/java assembles
# it from Maven Central (see docs/bootstrap.md).

root=$1
java=$2
shift 2

fail() {
    echo "gradlew: $*" >&2
    exit 1
}

# From the file that every JDK has, since starting Java would take longer than all the rest.
java_home=$(dirname "$(dirname "$(readlink -f "$(command -v "$java")")")")
version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$java_home/release" 2>/dev/null)
version=${version:-$("$java" -version 2>&1 | sed -n 's/.* version "\([0-9]*\).*/\1/p')}
if [ "${version:-0}" -lt 17 ] || [ "$version" -gt 22 ]; then
    fail "This build runs on JDK 17 to 22, but '$java' is version ${version:-unknown}: set JAVA_HOME to one of these."
fi

distribution=$(sed -n 's|^distributionUrl=.*/\(.*\)\.zip$|\1|p' "$root/gradle/wrapper/gradle-wrapper.properties")

# Only a quick look, at the place where it usually is: the program below looks properly.
case " $* " in
    *" -g"* | *" --gradle-user-home"* | *"-Dgradle.user.home"*) ;;
    *)
        for marker in "${GRADLE_USER_HOME:-$HOME/.gradle}/wrapper/dists/$distribution"/*/"$distribution.zip.ok"; do
            if [ -f "$marker" ] && [ -d "${marker%/*}/${distribution%-*}/lib" ]; then exit 0; fi
        done
        ;;
esac

javac=${java%java}javac
command -v "$javac" >/dev/null 2>&1 ||
    fail "'$java' belongs to a Java without compiler: install a JDK 17 and set JAVA_HOME to it."

classes=$(mktemp -d) || fail "No temporary folder can be made in '${TMPDIR:-/tmp}': set TMPDIR to a writable folder."
trap 'rm -rf "$classes"' EXIT
trap 'exit 130' INT TERM HUP

# The options may contain several words.
# shellcheck disable=SC2086
find "$root/gradle/bootstrap/src/main/java" -name '*.java' -exec "$javac" -nowarn -d "$classes" {} + &&
    "$java" -XX:TieredStopAtLevel=1 $JAVA_OPTS $GRADLE_OPTS -cp "$classes" io.snarl.bootstrap.Bootstrap "$root" "$@"
