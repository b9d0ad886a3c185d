package com.sun.corba.se.impl.monitoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.corba.se.spi.monitoring.MonitoredAttribute;
import com.sun.corba.se.spi.monitoring.MonitoredAttributeBase;
import com.sun.corba.se.spi.monitoring.MonitoredObject;
import org.junit.jupiter.api.Test;

class MonitoredObjectImplTest {

    private final MonitoredObject root = new MonitoredObjectImpl("orb", "the root of all monitored objects");

    @Test
    void nameAndDescriptionAreThoseGiven() {
        assertEquals("orb", root.getName());
        assertEquals("the root of all monitored objects", root.getDescription());
    }

    @Test
    void newObjectIsAlone() {
        assertNull(root.getParent());
        assertTrue(root.getChildren().isEmpty());
        assertTrue(root.getAttributes().isEmpty());
    }

    @Test
    void addedChildKnowsItsParent() {
        MonitoredObject pool = new MonitoredObjectFactoryImpl().createMonitoredObject("pool", "threads");

        root.addChild(pool);

        assertSame(pool, root.getChild("pool"));
        assertSame(root, pool.getParent());
        assertEquals(1, root.getChildren().size());
    }

    @Test
    void nullIsNoChild() {
        root.addChild(null);

        assertTrue(root.getChildren().isEmpty());
    }

    @Test
    void removedChildIsForgotten() {
        root.addChild(new MonitoredObjectImpl("connections", "open connections"));
        root.removeChild("connections");

        assertNull(root.getChild("connections"));
    }

    @Test
    void parentCanBeSet() {
        var child = new MonitoredObjectImpl("child", "");

        child.setParent(root);

        assertSame(root, child.getParent());
    }

    @Test
    void attributesAreKeptByName() {
        var requests = new Counter("requests");
        root.addAttribute(requests);

        assertSame(requests, root.getAttribute("requests"));
        assertEquals(1, root.getAttributes().size());

        root.removeAttribute("requests");
        assertNull(root.getAttribute("requests"));
    }

    @Test
    void clearStateClearsAttributes() {
        MonitoredAttribute requests = new Counter("requests");
        root.addAttribute(requests);
        requests.setValue(17);

        root.clearState();

        assertEquals(0, requests.getValue());
    }

    @Test
    void clearStateReachesTheChildren() {
        MonitoredObject pool = new MonitoredObjectImpl("pool", "threads");
        Counter active = new Counter("active");
        pool.addAttribute(active);
        root.addChild(pool);
        active.setValue(3);

        root.clearState();

        assertEquals(0, active.getValue());
    }

    private static final class Counter extends MonitoredAttributeBase {

        private Object value = 0;

        Counter(String name) {
            super(name, new MonitoredAttributeInfoImpl("counts " + name, Integer.class, true, false));
        }

        @Override
        public void setValue(Object value) {
            this.value = value;
        }

        @Override
        public Object getValue() {
            return value;
        }

        @Override
        public void clearState() {
            value = 0;
        }
    }
}
