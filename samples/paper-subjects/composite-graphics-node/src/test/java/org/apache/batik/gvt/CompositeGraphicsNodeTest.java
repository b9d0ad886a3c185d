package org.apache.batik.gvt;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SuppressWarnings({"rawtypes", "unchecked"})
class CompositeGraphicsNodeTest {

    private final ShapeNode left = square(0);
    private final ShapeNode right = square(20);
    private CompositeGraphicsNode node;

    @BeforeEach
    void fill() {
        node = new CompositeGraphicsNode();
        node.add(left);
        node.add(right);
    }

    private static ShapeNode square(int x) {
        var square = new ShapeNode();
        square.setShape(new Rectangle(x, 0, 10, 10));
        FillShapePainter painter = new FillShapePainter(square.getShape());
        painter.setPaint(Color.RED);
        square.setShapePainter(painter);
        return square;
    }

    @Test
    void newNodeIsEmpty() {
        var empty = new CompositeGraphicsNode();

        assertTrue(empty.isEmpty());
        assertEquals(0, empty.size());
        assertNull(empty.getBackgroundEnable());
    }

    @Test
    void addAppends() {
        var added = new ShapeNode();

        assertTrue(node.add(added));
        assertTrue(node.add(new ShapeNode()));

        assertEquals(4, node.size());
        assertSame(node, added.getParent());
    }

    @Test
    void addInserts() {
        var added = new ShapeNode();

        node.add(0, added);

        assertEquals(0, node.indexOf(added));
        assertSame(left, node.get(1));
    }

    @Test
    void capacityIsEnsured() {
        node.ensureCapacity(8);

        assertEquals(2, node.size());
    }

    @Test
    void setReplacesAChild() {
        var other = new ShapeNode();

        assertSame(left, node.set(0, other));

        assertSame(other, node.get(0));
        assertNull(left.getParent());
    }

    @Test
    void removal() {
        assertTrue(node.remove(right));
        assertFalse(node.remove(right));
        assertSame(left, node.remove(0));

        assertTrue(node.isEmpty());
    }

    @Test
    void searching() {
        assertTrue(node.contains(left));
        assertTrue(node.containsAll(List.of(left, right)));
        assertEquals(1, node.indexOf(right));
        assertEquals(1, node.lastIndexOf(right));
        assertEquals(-1, node.indexOf(new ShapeNode()));
    }

    @Test
    void copies() {
        assertArrayEquals(new Object[] {left, right}, node.toArray());
        assertArrayEquals(new Object[] {left, right}, node.toArray(new GraphicsNode[2]));
        assertSame(node, node.getChildren());
    }

    @Test
    void iteration() {
        Iterator children = node.iterator();
        assertSame(left, children.next());
        children.remove();
        ListIterator backwards = node.listIterator(1);

        assertSame(right, backwards.previous());
        assertTrue(node.listIterator().hasNext());
    }

    @Test
    void boundsAreThoseOfTheChildren() {
        assertEquals(new Rectangle2D.Double(0, 0, 30, 10), node.getPrimitiveBounds());
        assertEquals(new Rectangle2D.Double(0, 0, 30, 10), node.getGeometryBounds());
        assertEquals(new Rectangle2D.Double(0, 0, 30, 10), node.getSensitiveBounds());
    }

    @Test
    void boundsAreTransformed() {
        AffineTransform turn = AffineTransform.getRotateInstance(Math.PI / 2);

        assertEquals(30, node.getTransformedPrimitiveBounds(turn).getHeight(), 1e-3);
        assertEquals(30, node.getTransformedGeometryBounds(turn).getHeight(), 1e-3);
        assertEquals(30, node.getTransformedSensitiveBounds(turn).getHeight(), 1e-3);
    }

    @Test
    void boxIsTransformed() {
        AffineTransform twice = AffineTransform.getScaleInstance(2, 2);

        assertEquals(
                new Rectangle2D.Float(0, 0, 20, 20),
                CompositeGraphicsNode.getTransformedBBox(new Rectangle(0, 0, 10, 10), twice));
    }

    @Test
    void hits() {
        Point2D point = new Point2D.Double(25, 5);

        assertTrue(node.contains(point));
        assertSame(right, node.nodeHitAt(point));
        assertNull(node.nodeHitAt(new Point2D.Double(15, 5)));
    }

    @Test
    void outlineIsThatOfTheChildren() {
        assertEquals(new Rectangle(0, 0, 30, 10), node.getOutline().getBounds());
    }

    @Test
    void paintsItsChildren() {
        var image = new BufferedImage(40, 20, BufferedImage.TYPE_INT_RGB);

        node.primitivePaint(image.createGraphics());

        assertEquals(Color.RED.getRGB(), image.getRGB(25, 5));
    }

    @Test
    void properties() {
        node.setBackgroundEnable(CompositeGraphicsNode.VIEWPORT);
        node.setVisible(false);

        assertNotNull(node.getBackgroundEnable());
        assertFalse(node.isVisible());
    }

    @Test
    void unsupported() {
        assertThrows(UnsupportedOperationException.class, () -> node.addAll(List.of()));
        assertThrows(UnsupportedOperationException.class, () -> node.addAll(0, List.of()));
        assertThrows(UnsupportedOperationException.class, () -> node.removeAll(List.of()));
        assertThrows(UnsupportedOperationException.class, () -> node.retainAll(List.of()));
        assertThrows(UnsupportedOperationException.class, node::clear);
        assertThrows(UnsupportedOperationException.class, () -> node.subList(0, 1));
    }
}
