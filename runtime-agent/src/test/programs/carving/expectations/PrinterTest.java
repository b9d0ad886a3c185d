package expectations;

import static org.easymock.EasyMock.anyString;
import static org.easymock.EasyMock.expect;
import static org.easymock.EasyMock.expectLastCall;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.easymock.EasyMock;
import org.easymock.EasyMockSupport;
import org.easymock.IMocksControl;
import org.junit.jupiter.api.Test;

class PrinterTest extends EasyMockSupport {

    private final IMocksControl control = EasyMock.createControl();

    @Test
    void prints() {
        Printer.Paper paper = control.createMock(Printer.Paper.class);
        paper.take(anyString());
        expectLastCall().anyTimes();
        expect(paper.size()).andReturn(1).anyTimes();
        control.replay();

        Printer printer = new Printer(paper);
        printer.print("a");

        assertEquals(1, printer.pages());
        control.verify();
    }

    @Test
    void scans_paper_of_the_support() {
        Printer.Paper paper = niceMock(Printer.Paper.class);
        expect(paper.size()).andStubReturn(2);
        replayAll();

        Printer printer = new Printer(paper);
        printer.scan();

        assertEquals(2, printer.scanned());
        verifyAll();
    }
}
