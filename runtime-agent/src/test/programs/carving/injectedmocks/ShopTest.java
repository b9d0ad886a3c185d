package injectedmocks;

import static org.junit.Assert.assertEquals;
import static org.mockito.Mockito.doReturn;
import static org.mockito.Mockito.when;

import org.junit.Test;
import org.junit.runner.RunWith;
import org.mockito.InjectMocks;
import org.mockito.Mock;
import org.mockito.Spy;
import org.mockito.junit.MockitoJUnitRunner;

@RunWith(MockitoJUnitRunner.class)
public class ShopTest {

    @Mock
    private Shop.Store store;

    @Spy
    private Shop.Bell bell = new Shop.Bell();

    @InjectMocks
    private Shop shop;

    @Test
    public void sells() {
        when(store.take("tea")).thenReturn(1);
        doReturn(5).when(bell).loudness();

        shop.sell("tea");

        assertEquals(5, shop.sold());
    }
}
