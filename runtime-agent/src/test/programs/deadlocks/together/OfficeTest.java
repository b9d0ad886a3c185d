package together;

import org.junit.jupiter.api.Test;

class OfficeTest {

    @Test
    void closes_after_work() {
        Office office = new Office();
        Clerk clerk = office.hire();
        clerk.work();
        office.close();
    }
}
