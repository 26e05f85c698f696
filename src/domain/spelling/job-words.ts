/** Words of job adverts that an English dictionary lacks. */
export const JOB_WORDS: ReadonlySet<string> = new Set(
  (
    'adtech agile ansible async autoscaling backend backends backlog backlogs barista baristas biotech blockchain ' +
    'bootcamp chatbot chatbots codebase codebases config configs coworker coworkers coworking cryptocurrency ' +
    'cybersecurity datacenter dataset datasets devops django docker ecommerce edtech equities figma fintech flexi ' +
    'forex freelancer freelancers frontend frontends fullstack geospatial github gitlab golang grafana graphql ' +
    'hackathon healthtech homepage hotfix hybrid inclusivity infosec insurtech iot javascript jira kafka kanban ' +
    'keras kubernetes laravel linux logistics longform macos mainframes martech mentorship microservice ' +
    'microservices middleware mindset mongodb multicultural multidisciplinary mysql neurodivergent nodejs nosql ' +
    'numpy okrs omnichannel onboard onboarded onboarding onsite opensource orchestrator outbound outreach outsource ' +
    'pandas pentesting performant postgres postgresql powershell proactively productivity programmatic proptech ' +
    'pytest python pytorch rebrand rebranding redis refactor refactored refactoring roadmap roadmaps rollout rollouts ' +
    'runbook runbooks saas scalable scalability scikit scrum seo serverless showrunner signage skillset skillsets ' +
    'smartphone smartphones spacy sprints sql stakeholder stakeholders standup standups startup startups tableau ' +
    'tailwind teambuilding telehealth telemetry tensorflow terraform timeboxed timeline timelines toolchain ' +
    'touchpoint touchpoints triage typescript unix upsell upselling upskill upskilling usability vendor vlog walkthrough ' +
    'webapp webapps webhook webhooks webinar webinars wellbeing wireframe wireframes wireframing workflow workflows ' +
    'workstream workstreams'
  ).split(' '),
);
