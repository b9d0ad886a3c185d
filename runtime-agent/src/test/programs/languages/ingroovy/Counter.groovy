package ingroovy

import groovy.transform.CompileStatic

@CompileStatic
class Counter {

    private volatile int count

    int next() {
        return ++count
    }

    int 'next but one'() {
        count += 2
        return count
    }

    synchronized void take(Counter other) {
        count += other.left()
    }

    synchronized int left() {
        return count
    }
}
