import { defineFamily } from './family.ts';

/** What any work may ask for: its skills count for every family, its questions fill what a family leaves open. */
export const GENERAL = defineFamily({
  id: 'general',
  people: 'customer/customers',
  signals: 'team work people time help plan result problem',
  titles: '',
  tools: 'spreadsheets',
  practices:
    'record keeping=keeping records, training new staff=training staff, report writing=writing reports, mentoring juniors=coaching and mentoring',
  knowledge: 'first aid training',
  credentials: 'first aid certificate',
  qualities:
    'teamwork=team working=team player=collaboration=working in a team, communication skills=communication=written communication=clear communication, leadership=leadership skills, time management=managing time, problem-solving skills=problem-solving ability, adaptability=flexibility, initiative=self-motivation, decision-making=decision making, critical thinking=analytical skills=analytical thinking, creativity, multitasking=multi-tasking, interpersonal skills=people skills, customer focus, accuracy=numeracy, working under pressure',
  questions: `
b | working under pressure | Tell me about a time when you had to deliver something important under pressure. | deadline pressure urgent busy hours priority delivered quickly calm
b | disagreeing with colleagues | Describe a situation where you disagreed with a colleague. | disagreed opinion listened compromise manager agreed meeting solution
b | a mistake | Tell me about a mistake you made at work. | mistake wrong noticed told fixed apologised learned check
b | improving the work | Tell me about a time when you improved the way something was done. | improved slow changed idea suggested faster saved easier
b | learning something quickly | Describe a situation where you had to learn something new quickly. | learn new course asked practised weeks confident colleague
b | plans going wrong | Give me an example of something that did not go to plan. | changed unexpected failed adapted alternative decided delay backup
b | taking responsibility | Tell me about a time when you took responsibility without being asked. | noticed volunteered initiative decided organised owner led
b | feedback | Tell me about a piece of feedback that changed how you work. | feedback listened changed manager improved habit grateful
b | helping a colleague | Tell me about a time when you helped a colleague who was struggling. | listened showed supported shared patient confidence improved
t | checking your work | How do you make sure that your work as {a role} is done well? | check quality careful standard list test ask feedback review step
t | a typical task | Walk me through a typical task of {a role} from beginning to end. | first start prepare check finish tool step then clean after
t | rules and standards | Which rules or standards matter most in your work as {a role}? | rules safety standard policy law training follow careful record
t | good results | What tells you that a day's work as {a role} has gone well? | result happy finished target safe smooth feedback nothing
s | competing priorities | How would you decide what to do first if several things were urgent at once? | priority urgent important deadline impact list ask delegate first
s | an unnoticed problem | What would you do if you noticed a problem that nobody else had seen? | check confirm tell manager report fix risk evidence prevent
s | an unfamiliar task | What would you do if you were given a task that you had never done before? | ask learn read example small step check help
s | a careless colleague | What would you do if a colleague's careless work was making yours harder? | talk private example listen agree help manager
`,
});

/** For those who lead others or set the direction of the work. */
export const LEADING = defineFamily({
  id: 'leading',
  people: 'customer/customers',
  signals: 'team goal listen decide trust feedback result people',
  titles: '',
  questions: `
b | a hard decision | Tell me about a hard decision you had to make as a leader. | decision option risk consult explained outcome cost learned
b | poor performance | Tell me about a time when you had to deal with poor performance in your team. | feedback expectation listened plan improved fair conversation
b | leading through change | Tell me about a change that you led people through. | change why resistance listened plan communicate result
b | developing people | Tell me about somebody whom you helped to grow in their work. | coach goal feedback chance confidence promoted mentor
s | your first months | How would you spend your first three months as {a role}? | listen meet understand priorities quick plan goals numbers
s | a tired team | What would you do if a good team began to lose heart? | listen cause workload priority recognise rest plan
`,
});

/** For those who are beginning. */
export const BEGINNING = defineFamily({
  id: 'beginning',
  people: 'customer/customers',
  signals: 'learn ask practise team help study start improve',
  titles: '',
  questions: `
b | learning in practice | Tell me about something you taught yourself or learned outside lessons. | course book video project tried weeks finished
b | group work | Tell me about a time when you worked in a group to finish something. | group roles deadline shared idea result school
b | not giving up | Tell me about a time when something was hard but you kept going. | hard tried failed again finally proud result
s | asking for help | What would you do if you did not understand a task that you had been given? | ask question note repeat example check try
s | your first weeks | What would you do in your first weeks as {a role} to become useful quickly? | learn ask observe note meet practise feedback routine
`,
});
