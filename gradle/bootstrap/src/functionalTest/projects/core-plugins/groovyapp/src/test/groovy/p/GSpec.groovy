package p
class GSpec extends spock.lang.Specification { def "says hi"() { expect: new G().hi() == "hi" } }
