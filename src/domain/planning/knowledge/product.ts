import { defineFamily } from './family.ts';

export const product = defineFamily({
  id: 'product',
  people: 'user/users',
  signals: 'user problem priority team data decision goal launch feedback measure',
  titles:
    'product manager=product owner=product lead=head of product=chief product officer=CPO=director of product=VP of product=group product manager',
  tools: 'Jira, Confluence, Productboard, Amplitude, Mixpanel, Miro',
  practices:
    'product roadmap=~roadmap=roadmapping, prioritisation=prioritization, product discovery=discovery, backlog management=~backlog=backlog refinement, user stories, go-to-market=go-to-market strategy, pricing, product strategy, writing specs=product specs, competitive analysis=competitor analysis, customer interviews, stakeholder management=~stakeholders=~stakeholder, product metrics in practice=~metrics, working with engineers=~engineers=~engineering, product launches=launches, market research, user feedback=customer feedback, experiment design=~experiments, internationalisation, user interviews=~user research',
  knowledge: 'product metrics, OKRs=OKR, product-led growth, unit economics, SaaS',
  questions: `
t | choosing priorities | How do you decide what to build next when everybody wants something else? | impact effort goal evidence value priority tradeoff strategy
t | learning from users | How do you find out what {people} really need? | interview observe data problem pattern test prototype
t | measuring success | How do you know whether something you launched was a success? | metric goal baseline adoption retention experiment before
t | saying no | How do you say no to a request from an important person? | reason goal evidence alternative respect priority explain
s | a weak launch | What would you do if hardly anybody used a feature a month after its launch? | data interview why discover onboarding remove iterate
s | engineers who disagree | What would you do if the engineers told you that your plan would take three times as long? | scope smaller listen tradeoff first phase risk
b | a product decision | Tell me about a product decision of yours that turned out to be wrong. | assumption data changed learned admitted reversed cost
b | bringing people along | Tell me about a time when you had to win people over without being their manager. | influence evidence listen convinced aligned agreed outcome
`,
});

export const projectManagement = defineFamily({
  id: 'project-management',
  people: 'stakeholder/stakeholders',
  signals: 'plan risk deadline team budget scope stakeholder meeting change milestone',
  titles:
    'project manager=programme manager=program manager=project coordinator=project lead=delivery manager=PMO analyst=project officer=project administrator=technical program manager, scrum master=agile coach, event manager=event planner=events coordinator=event coordinator=events manager=wedding planner, operations manager=operations director=head of operations=chief operating officer=COO=operations coordinator=operations analyst, general manager=managing director=chief executive=chief executive officer=CEO=chief of staff=business manager',
  tools:
    'MS Project=Microsoft Project, Primavera=Primavera P6, Asana, Monday.com, Gantt charts=Gantt chart, Trello, Smartsheet',
  practices:
    'stakeholder management, risk management, budgeting=budget management=budgets=budget control, scheduling, resource planning, status reports=progress reports=project reporting, change control, vendor management=supplier management, sprint planning, retrospectives, event planning=event management, process improvement=continuous improvement, project planning, team leadership=leading a team, contract management, operational planning, risk registers=~risks, stakeholder updates=~stakeholders, budget tracking=~budget, change requests, governance, coordination of suppliers=~suppliers, venue management=venues=venue sourcing, delegate registration=registrations, on-the-day logistics=event logistics, catering arrangements=~catering, sponsorship=~sponsors, marketing of events, team facilitation=facilitating scrum ceremonies=ceremonies, working with trustees=~trustees=~board, strategy=strategic planning, financial sustainability, culture=organisational culture, media work=~media, fundraising=~income generation, government funding=~grants, supplier contracts=~contracts',
  knowledge: 'scrum, kanban, waterfall, agile delivery, P&L=P&L responsibility',
  credentials: 'PRINCE2, PMP',
  questions: `
s@general-manager,operations-manager | money runs short | What would you do if the money began to run short half way through the year? | forecast cost priority tell people reserve decide
t@general-manager,operations-manager | few things well | How do you decide which few things an organisation should give its strength to? | strategy priority numbers people stop choose
t@general-manager,operations-manager | monitoring what runs | How do you find out what is really going on in a place that you lead? | walk listen ask numbers customer trust
t | starting a project | How do you begin a project so that everybody knows what has to be done? | scope goal roles plan kickoff milestone agree document
t | keeping track | How do you notice early that a project is going off course? | milestone report meeting risk variance talk burn sign
t | risks | How do you keep risks from turning into problems? | register likelihood impact owner mitigate review plan
t@event-manager | on the day | How do you prepare for the things that may go wrong on the day of an event? | backup supplier timeline contact weather check briefing contingency
s@project-manager,scrum-master,event-manager | a growing scope | What would you do if {people} asked for more but would not move the date? | scope tradeoff change impact negotiate priority agree
s | conflict within teams | What would you do if two people on whom the plan depends stopped talking to each other? | listen separately cause meeting agree mediate goal
b | a troubled project | Tell me about a project that was in trouble when you had to deal with it. | late recovered replan priority communicated delivered result
b | your best project | Tell me about a time when a project ended better than anybody expected. | planned team result early budget saved reason
`,
});

export const consulting = defineFamily({
  id: 'consulting',
  people: 'client/clients',
  signals: 'client problem analysis recommend data team hypothesis interview result stakeholder',
  titles:
    'management consultant=consultant=strategy consultant=business consultant=strategist=advisory consultant=engagement manager=strategy manager=strategy analyst, sustainability consultant=ESG consultant=sustainability manager=environmental consultant',
  tools: '!PowerPoint=Microsoft PowerPoint, SAP=SAP S/4HANA, Alteryx',
  practices:
    'problem solving, market analysis=market research, client presentations=presentations, running workshops=workshops=workshop facilitation=client workshops, change management, due diligence, process redesign, business cases=~business case, proposal writing=proposals, operating model design, benchmarking, carbon accounting, client relationships, data analysis, requirements workshops, SAP configuration=~configuration=~customizing, solution design=solution concepts, user training=~key users, go-live support=~go-live, cost reduction=cost savings, stakeholder interviews, project delivery, sustainability strategy, emissions reporting',
  knowledge: 'corporate strategy, digital transformation, sustainability reporting',
  questions: `
t | breaking problems down | How do you break a large, unclear problem into parts that can be worked on? | hypothesis issue tree structure question data priority scope
t | earning trust | How do you win the trust of a {person} who did not want a consultant? | listen understand quick win respect honest expertise
t | presenting findings | How do you present a finding so that people act on it? | message story evidence recommendation short audience next
s | estimating | How would you estimate how many people use the trains of a large city on a working day? | assume population share trips peak check range
s | no data | What would you do if the {person} could not give you the data that you needed? | proxy interview estimate sample alternative assumption
b | an unwelcome recommendation | Tell me about a time when you had to recommend something unpopular. | evidence prepared explained resistance accepted result
b | learning new fields | Tell me about a time when you had to understand a new field within days. | read experts asked structure notes client confident
`,
});
