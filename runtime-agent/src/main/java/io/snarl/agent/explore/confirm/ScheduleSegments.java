package io.snarl.agent.explore.confirm;

import io.snarl.contract.schedule.Schedule;
import io.snarl.contract.schedule.ThreadSwitch;
import java.util.ArrayList;
import java.util.List;

/** A schedule divided into segments, each of which one thread runs without a switch. */
final class ScheduleSegments {

    private final List<Segment> segments = new ArrayList<>();

    ScheduleSegments(Schedule schedule) {
        List<ThreadSwitch> switches = schedule.switches();
        switches.forEach(one -> segments.add(new Segment(one.from(), one)));
        if (!switches.isEmpty()) {
            segments.add(new Segment(switches.get(switches.size() - 1).to(), null));
        }
    }

    /** Lets a preempted thread go on at once to the end of its next segment; returns null if it has none. */
    Schedule withNextSegmentEarlier(int preempted) {
        int next = nextOf(preempted);
        if (next < 0) {
            return null;
        }
        List<Segment> order = new ArrayList<>(segments);
        order.set(preempted, order.remove(next));
        return schedule(order);
    }

    /** Delays a preempted thread's segment until its next one; returns null if it has none. */
    Schedule withSegmentLater(int preempted) {
        int next = nextOf(preempted);
        if (next < 0) {
            return null;
        }
        List<Segment> order = new ArrayList<>(segments);
        order.remove(preempted);
        return schedule(order);
    }

    private int nextOf(int position) {
        for (int i = position + 1; i < segments.size(); i++) {
            if (segments.get(i).thread.equals(segments.get(position).thread)) {
                return i;
            }
        }
        return -1;
    }

    private static Schedule schedule(List<Segment> order) {
        List<ThreadSwitch> switches = new ArrayList<>();
        for (int i = 0; i + 1 < order.size(); i++) {
            ThreadSwitch end = order.get(i).end;
            String to = order.get(i + 1).thread;
            // Who went on for ever cannot hand over, and who is followed by himself need not.
            if (end != null && !end.from().equals(to)) {
                switches.add(new ThreadSwitch(end.from(), to, end.place(), end.line(), end.occurrence(), end.cause()));
            }
        }
        return new Schedule(switches);
    }

    private record Segment(String thread, ThreadSwitch end) {}
}
