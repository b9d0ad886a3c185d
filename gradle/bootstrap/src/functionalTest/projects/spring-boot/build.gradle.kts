plugins {
	java
	id("org.springframework.boot") version "3.3.0"
	id("io.spring.dependency-management") version "1.1.5"
}

group = "com.example"
version = "0.0.1-SNAPSHOT"

java {
	toolchain {
		languageVersion = JavaLanguageVersion.of(17)
	}
}

configurations {
	compileOnly {
		extendsFrom(configurations.annotationProcessor.get())
	}
	all {
		exclude(group = "commons-logging", module = "commons-logging")
	}
}

repositories {
	mavenCentral()
}

extra["springCloudVersion"] = "2023.0.1"
extra["slf4j.version"] = "2.0.13"

dependencies {
	implementation("org.slf4j:slf4j-api")
	compileOnly("org.projectlombok:lombok")
	developmentOnly("org.springframework.boot:spring-boot-devtools")
	annotationProcessor("org.springframework.boot:spring-boot-configuration-processor")
	testImplementation("org.springframework.boot:spring-boot-starter-test")
	testRuntimeOnly("org.junit.platform:junit-platform-launcher")
}

dependencyManagement {
	imports {
		mavenBom("org.springframework.cloud:spring-cloud-dependencies:${property("springCloudVersion")}")
	}
	dependencies {
		dependency("com.google.guava:guava:33.2.0-jre")
		dependencySet("org.acme:1.0") {
			entry("one")
			entry("two")
		}
	}
}

springBoot {
	mainClass = "com.example.demo.DemoApplication"
	buildInfo {
		excludes = setOf("time")
		properties {
			name = "demo info"
			additional.set(mapOf("stage" to "corpus"))
		}
	}
}

tasks.withType<Test> {
	useJUnitPlatform()
}

tasks.named<org.springframework.boot.gradle.tasks.bundling.BootJar>("bootJar") {
	archiveFileName = "boot.jar"
	layered {
		enabled = true
	}
	manifest {
		attributes("Start-Year" to 2024)
	}
}

tasks.bootRun {
	systemProperty("spring.main.banner-mode", "off")
	args("--one", "--two")
}

tasks.named<org.springframework.boot.gradle.tasks.bundling.BootBuildImage>("bootBuildImage") {
	imageName = "acme/${project.name}:$version"
	environment = mapOf("BP_JVM_VERSION" to "17")
}

tasks.register("printInfo") {
	doLast {
		println("boot main: ${springBoot.mainClass.get()}")
		println("boot jar: ${tasks.bootJar.get().archiveFileName.get()}, plain: ${tasks.jar.get().archiveClassifier.get()}")
		println("image: ${tasks.bootBuildImage.get().imageName.get()}")
		println("managed guava: ${dependencyManagement.managedVersions["com.google.guava:guava"]}")
		println("managed one: ${dependencyManagement.managedVersions["org.acme:one"]}")
		println("args ${tasks.bootRun.get().args}")
	}
}
