package shop.order.impl;

public class OrderImpl implements shop.order.Order {
    public shop.core.Core core() { return new shop.core.Core(); }
}
