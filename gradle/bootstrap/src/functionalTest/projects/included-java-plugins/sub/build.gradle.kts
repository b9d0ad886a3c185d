// buildSrc classes are visible everywhere, even without any plugins block
import acme.AcmeExtension
import acme.AcmePlugin

apply<AcmePlugin>()

configure<AcmeExtension> {
    deploy {
        target.set("staging")
    }
    environments {
        create("only")
    }
}

val acme = the<AcmeExtension>()
println("sub deploys to ${acme.deploy.target.get()}, title ${acme.title.get()}, ${acme.environments.getByName("only").name}")
