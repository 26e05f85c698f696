import { defineFamily } from './family.ts';

export const software = defineFamily({
  id: 'software',
  people: 'user/users',
  signals: 'code team test deploy design performance service bug review data',
  titles:
    'software engineer=software developer=programmer=software development engineer=SDE=SWE=coder, backend engineer=back-end engineer=backend developer=back-end developer=server engineer, full stack engineer=full-stack engineer=fullstack engineer=full stack developer=full-stack developer=fullstack developer, frontend engineer=front-end engineer=frontend developer=front-end developer=UI engineer=web developer=web engineer=JavaScript developer=React developer, mobile developer=mobile engineer=iOS developer=iOS engineer=Android developer=Android engineer=app developer, engineering manager=head of engineering=VP of engineering=director of engineering=chief technology officer=CTO=development manager, solutions architect=software architect=technical architect=enterprise architect, game developer=gameplay programmer=game programmer, technical lead=tech lead=development lead, Java developer=Java engineer=Python developer=PHP developer=Ruby developer=Golang developer=.NET developer=C++ developer=WordPress developer',
  tools:
    'TypeScript, JavaScript, Python, Java, Kotlin, !Swift, SwiftUI, Objective-C, !Go=Golang, !Rust, C++, C#, !.NET=~!NET=~dotnet=ASP.NET, Ruby, Ruby on Rails=!Rails, PHP, Laravel, Scala, Elixir, Haskell, Perl, Clojure, Django, Flask, FastAPI, Spring Boot=!Spring, React, React Native, Redux, Next.js=NextJS, Angular, Vue=Vue.js, Svelte, HTML, CSS, Tailwind=Tailwind CSS, Webpack, Vite, Node.js=Node=~NodeJS, !Express=Express.js, GraphQL, gRPC, !REST=RESTful APIs=REST APIs=REST API, SQL, PostgreSQL=Postgres, MySQL, SQLite, MongoDB, Redis, DynamoDB, Cassandra, Elasticsearch, Kafka=Apache Kafka, RabbitMQ, WebSockets, WebGL, WebAssembly, Git=GitHub=GitLab, Flutter, Jetpack Compose, Unity, Unreal Engine, WordPress, Shopify, LLMs=large language models, Jest, OAuth',
  practices:
    'code review=code reviews, system design, unit testing=unit tests, test-driven development=TDD, refactoring, debugging, technical leadership, API design, performance tuning=performance optimisation, pair programming, continuous integration, technical strategy, mentoring=mentoring engineers, software architecture, technical documentation, database design, writing tests, profiling=performance profiling, gameplay systems=gameplay programming, animation systems=~animation, multiplayer networking=~multiplayer=netcode, physics simulation, legacy systems=legacy code, database migrations, feature flags, release management=~releases, offline support, payment systems=payment integrations, third-party integrations=~integrations, crash reports=crash reporting, state management, server-side rendering, internationalisation, working with designers=~designers, working with product managers=~product managers, security reviews, cross-platform development, data storage, event sourcing, idempotent operations=~idempotency=~idempotent, on-call duty, estimating work=~estimation, technical roadmaps, hiring engineers, one-to-ones=1:1s',
  knowledge:
    'distributed systems, microservices=microservice architecture, event-driven architecture, domain-driven design=DDD, data structures, algorithms, web accessibility=WCAG=accessibility, concurrency=multithreading, caching, web performance, object-oriented programming=OOP, design patterns, functional programming, scalability, responsive design, agile=agile development, relational databases=relational database, cloud services=cloud computing, APIs, low latency=latency, memory management, networking protocols, software security, asynchronous programming, browser performance',
  questions: `
t | finding a bug | How do you find the cause of a bug that you cannot reproduce on your own machine? | logs reproduce monitoring trace hypothesis isolate version environment fix regression
t | reviewing code | What do you look for first when you review another person's code? | readable correctness tests edge security naming feedback comment change small
t | testing | How do you decide which tests a new piece of code needs? | unit integration coverage risk edge regression mock pipeline confidence
t@backend-engineer,software-engineer,full-stack-engineer,java-developer,technical-lead | designing an API | How would you design an API that other teams will depend on for years? | version contract backward compatible documentation errors pagination schema breaking
t@frontend-engineer,full-stack-engineer | page speed | Walk me through how you would make a slow web page feel fast. | measure bundle render network cache image lazy loading profile lighthouse
t@mobile-developer | a field crash | How do you investigate a crash that only some phones report? | crash device version report symbol memory reproduce release log
t | old code | How do you go about changing old code that has no tests? | characterisation small steps refactor safe risk understand regression incremental
s | a production incident | Imagine a release has just broken something for {people}; what would you do first? | rollback impact communicate logs incident monitor fix cause postmortem
s | a slow database | What would you do if a query that was fast last month had become slow? | index plan explain growth measure cache schema lock profile
s | a tight deadline | What would you do if a feature could not be finished by its date? | scope cut tell stakeholder priority risk smaller release estimate
b | a technical disagreement | Tell me about a time when you disagreed with another engineer about a design. | disagreed alternatives prototype evidence decided compromise discussed outcome trade-off
b | a technical puzzle | Tell me about the hardest technical problem you have solved. | problem cause tried investigated solution result learned measured
b@engineering-manager,technical-lead,solutions-architect | a weighty decision | Tell me about a technical decision of yours that turned out to be wrong. | decision wrong assumption changed learned cost migrated reversed
s@engineering-manager,technical-lead | growing a team | How would you help an engineer who has stopped growing in their work? | feedback goals one-to-one stretch mentor pairing opportunity expectations
t@solutions-architect,technical-lead,software-engineer,backend-engineer | trade-offs in design | Which trade-offs do you weigh when you split a system into services? | coupling boundaries latency ownership consistency deploy complexity monolith failure
`,
});

export const embedded = defineFamily({
  id: 'embedded',
  people: 'user/users',
  signals: 'hardware firmware test power timing memory debug board sensor interrupt',
  titles:
    'embedded software engineer=embedded engineer=firmware engineer=embedded developer=firmware developer, electronics engineer=electronic engineer=hardware engineer=PCB designer, robotics engineer, FPGA engineer',
  tools:
    '!C=C programming, RTOS=FreeRTOS, CAN bus=!CAN, !SPI, I2C, UART, VHDL, Verilog, FPGA, Altium, KiCad, oscilloscopes=~oscilloscope, JTAG, ARM Cortex=Cortex-M, Yocto, ROS, Bluetooth Low Energy=!BLE, MQTT, LabVIEW, Arduino',
  practices:
    'firmware development=firmware, PCB design=PCB layout, board bring-up, low-power design, signal integrity, soldering, over-the-air updates=OTA updates, real-time systems, sensor integration=~sensors, power management, hardware testing, board design, debugging hardware',
  knowledge:
    'digital signal processing=DSP, analogue electronics=analog electronics, EMC=electromagnetic compatibility, functional safety=ISO 26262, motor control, device drivers',
  questions: `
t | starting a board | Walk me through how you bring up a new board for the first time. | power supply clock oscilloscope schematic registers pins current check
t | timing | How do you make sure that time-critical code always meets its deadline? | interrupt priority latency worst case scheduler measure jitter
t | saving power | How would you reduce the power that a battery device uses? | sleep current measure peripheral clock wake duty cycle
s | hardware or software | What would you do if you could not tell whether a fault was in the hardware or the software? | isolate swap oscilloscope log reproduce minimal measure schematic
s | a field update | How would you update the firmware of devices that you cannot reach by hand? | bootloader rollback signature verify staged failure version
b | a stubborn fault | Tell me about a fault that took you a long time to find. | intermittent reproduced measured cause fixed learned tool weeks
b | working across disciplines | Tell me about a time when you had to work closely with people from another discipline. | mechanical hardware software explained agreed meeting interface together
`,
});

export const qa = defineFamily({
  id: 'qa',
  people: 'user/users',
  signals: 'test bug release team risk case report developer quality regression',
  titles:
    'QA engineer=quality assurance engineer=QA analyst=QA tester=software tester=test analyst=tester=QA lead, test automation engineer=automation engineer=SDET=software engineer in test=test engineer',
  tools: 'Selenium, Cypress, Playwright, Appium, Postman, JMeter, Cucumber, TestRail, BrowserStack',
  practices:
    'test automation=automated testing=automated tests, exploratory testing, regression testing, manual testing, performance testing=load testing, test planning=test plans=~test plan, test cases, bug reporting=defect management, user acceptance testing=UAT, API testing, release sign-off, release testing=~releases=~release, bug triage=defect triage, smoke testing, test reporting, test environments=~environments, mobile testing, cross-browser testing, regression packs=~regression',
  knowledge: 'behaviour-driven development=BDD, quality assurance, test strategy',
  credentials: 'ISTQB',
  questions: `
t | starting to test | How do you decide what to test first when time is short? | risk impact priority critical changed users coverage smoke
t | good bug reports | What makes a bug report useful to a developer? | steps reproduce expected actual environment screenshot severity logs
t | what to automate | How do you choose which tests are worth automating? | repeat stable cost maintenance regression value flaky
t | flaky tests | How do you deal with an automated test that fails only now and then? | flaky wait data isolate quarantine cause timing environment
s | a late bug | What would you do if you found a serious bug an hour before a release? | severity impact tell decide delay workaround evidence rollback
b | an escaped bug | Tell me about a bug that reached {people} although you had tested the feature. | missed customers cause fixed test added learned process
b | defending quality | Describe a situation where you had to argue for more time to test. | risk evidence manager agreed deadline convinced outcome
`,
});

export const devops = defineFamily({
  id: 'devops',
  people: 'user/users',
  signals: 'monitoring automation deploy incident server alert rollback capacity log team',
  titles:
    'DevOps engineer=platform engineer=infrastructure engineer=cloud engineer=release engineer=build engineer, site reliability engineer=SRE, systems administrator=system administrator=sysadmin=Linux administrator=Windows administrator=server administrator, network engineer=network administrator=network technician=network architect, cloud architect, database administrator=DBA',
  tools:
    'Docker, Kubernetes=~k8s, Helm, Terraform, Ansible, Puppet, !Chef, AWS=Amazon Web Services, Azure=Microsoft Azure, GCP=Google Cloud, GitHub Actions, Jenkins, GitLab CI, Argo CD=~ArgoCD, Prometheus, Grafana, Datadog, New Relic, OpenTelemetry, Linux, !Bash=shell scripting, PowerShell, Nginx, VMware, Windows Server, Active Directory, Cisco=Cisco IOS, Juniper, BGP, OSPF, DNS, VPNs=VPN, firewalls=~firewall, load balancers=load balancing, Oracle, SQL Server',
  practices:
    'CI/CD=CI/CD pipelines=continuous delivery=continuous deployment, infrastructure as code=IaC, incident response, incident management, on-call=on-call rotation, capacity planning, backups=backup and recovery, disaster recovery, patching=patch management, observability, network monitoring, post-mortems=postmortems=blameless postmortems=post-incident reviews, alerting=alerts, cloud cost control=~cloud costs=~cost=~costs, release pipelines=deployment pipelines=~pipelines, log management=logging, secrets management, network cabling=structured cabling, switches and routers=~routers=~switches, wireless networks=Wi-Fi, incident reviews, reducing toil=~toil, server maintenance, user permissions, upgrades=migrations',
  knowledge:
    'networking=TCP/IP, high availability, virtualisation, containers=containerisation, SLOs=service level objectives, cost optimisation',
  questions: `
t | safe releases | How do you make a release safe enough to do on any day of the week? | rollback canary pipeline test monitor small feature flag automated
t | useful alerts | How do you decide what should wake somebody up at night? | alert symptom user threshold noise slo runbook severity
t | recovering data | How do you know that a backup can really be restored? | restore test recovery time schedule verify copy drill
t@network-engineer | a slow network | Walk me through how you find out why a network has become slow. | latency packet loss trace interface bandwidth duplex capture layer
s | an outage | Imagine an important service is down and nobody knows why; what would you do first? | impact communicate logs change rollback isolate status incident
s | a growing bill | What would you do if the cost of running a system doubled in a month? | usage tag measure idle right size reserved owner budget
b | handling an incident | Tell me about an incident that you helped to resolve. | outage cause restored communicated postmortem prevented minutes
b | automating a chore | Tell me about a time when you automated something that people did by hand. | script manual hours saved error pipeline reliable
`,
});

export const cyberSecurity = defineFamily({
  id: 'cyber-security',
  people: 'user/users',
  signals: 'risk threat access attack evidence report log control patch policy',
  titles:
    'cyber security analyst=cybersecurity analyst=information security analyst=SOC analyst=security analyst=cyber security engineer=cybersecurity engineer=security engineer=information security officer=information security manager=CISO, penetration tester=ethical hacker=pen tester',
  tools: 'SIEM, Splunk, Wireshark, Burp Suite, Nessus, Metasploit, CrowdStrike, Microsoft Sentinel, EDR',
  practices:
    'threat modelling, vulnerability management=vulnerability scanning, penetration testing, phishing simulations=phishing, threat hunting, digital forensics, malware analysis, access management=identity and access management=IAM, security awareness training=security awareness, security audits, alert triage=~triage, scripting=automation scripts, log analysis, detection rules=detection engineering, security risk assessments, incident reports, system hardening=hardening, security reviews',
  knowledge:
    'MITRE ATT&CK, OWASP, ISO 27001, NIST, zero trust, encryption=cryptography, SOC 2, PCI DSS, cloud security',
  questions: `
t | judging an alert | How do you tell a real attack from a false alarm? | log context baseline indicator correlate triage source user escalate
t | ranking weaknesses | How do you decide which vulnerability to fix first? | severity exposure exploit asset impact score internet compensating
t | explaining risk | How do you explain a security risk to somebody who is not technical? | plain example impact cost likelihood business decision
s | a stolen password | What would you do if a colleague told you that they had typed their password into a false page? | reset session revoke calm log contain report mailbox
s | a breach | Imagine you find signs that somebody has been inside a system for weeks; what would you do first? | contain preserve evidence scope incident legal notify isolate
b | an incident | Tell me about a security incident that you worked on. | detected contained cause recovered lesson timeline reported
b | changing habits | Describe a situation where you got people to work more safely. | habit training resistance explained easier measured improved
`,
});

export const itSupport = defineFamily({
  id: 'it-support',
  people: 'user/users',
  signals: 'user ticket problem laptop network password fix explain record calm',
  titles:
    'IT support technician=IT support=IT technician=IT support engineer=IT support analyst=desktop support=desktop support engineer=help desk technician=helpdesk technician=helpdesk analyst=help desk analyst=service desk analyst=service desk engineer=technical support engineer=technical support specialist=support engineer=IT administrator, IT manager=service desk manager=IT director=head of IT',
  tools:
    'Microsoft 365=Office 365=~O365, ServiceNow, Jira Service Management, Intune, remote desktop tools=~remote desktop=remote support, Windows, macOS, SharePoint, Microsoft Teams',
  practices:
    'troubleshooting, ticketing=ticket handling, hardware repair, user onboarding=account management for users, imaging laptops, printer support, asset management, password resets, hardware repairs=hardware support, user accounts, laptop builds=imaging=device builds, printers, user training, software installation, network troubleshooting, on-site support, new starter set-ups',
  knowledge: 'ITIL, service level agreements=SLAs=SLA, GDPR',
  questions: `
t | a first diagnosis | Walk me through how you work out why a {person}'s computer will not connect to the network. | cable wifi address restart ping driver cable account isolate
t | tickets | How do you decide which ticket to pick up first? | priority impact urgent sla number waiting manager
t | explaining things plainly | How do you explain a technical problem to a person who is not at ease with computers? | plain words patient step show listen check understood
s | an unsolved problem | What would you do if you could not solve a {person}'s problem yourself? | escalate notes tried tell follow second line knowledge
s | an upset user | What would you do if somebody shouted at you because their work was lost? | calm listen apologise backup recover options escalate
b | a difficult fault | Tell me about a technical fault that was hard to find. | tried cause isolated asked fixed documented learned
b | saving others' time | Tell me about a time when you stopped the same problem from coming back. | cause repeated guide script training reduced tickets
`,
});
