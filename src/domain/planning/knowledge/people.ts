import { defineFamily } from './family.ts';

export const teaching = defineFamily({
  id: 'teaching',
  people: 'pupil/pupils',
  signals: 'pupil lesson class learn parent plan behaviour assess progress support',
  titles:
    "teacher=primary school teacher=primary teacher=secondary teacher=school teacher=elementary teacher=elementary school teacher=high school teacher=English teacher=maths teacher=math teacher=science teacher=music teacher=PE teacher=substitute teacher=supply teacher=ESL teacher=language teacher=special education teacher=teacher of mathematics=head of year=newly qualified teacher, teaching assistant=TA=classroom assistant=learning support assistant=paraeducator=teacher's aide=SEN teaching assistant, tutor=maths tutor=math tutor=private tutor=English tutor, headteacher=head teacher=school principal=deputy headteacher=assistant principal=SENCO, trainer=training manager=learning and development specialist=instructional designer=corporate trainer=learning designer, instructor=driving instructor=swimming instructor=swimming teacher=ski instructor=yoga teacher, careers adviser=learning officer=education officer=academic adviser=student adviser=exam invigilator=admissions officer",
  tools: 'Google Classroom, interactive whiteboards=~interactive whiteboard, Moodle',
  practices:
    "lesson planning=lesson plans=planning lessons, classroom management=behaviour management=behavior management, phonics, differentiation, marking=grading, pastoral care, parents evenings=parents' evenings=working with parents, small group work=small groups, one-to-one tuition=one to one support=1:1 support, curriculum planning=curriculum development, assessment for learning=formative assessment, visual timetables, positive behaviour strategies, exam preparation, e-learning design, training delivery, school trips, assessment=assessing pupils=~assessments, safeguarding, parent meetings=~parents, tracking progress=~progress=pupil progress, form tutoring=~tutor group=~form tutor, classroom displays, fieldwork=field trips, attendance=improving attendance, pastoral leadership=pastoral, practical lessons=experiments, homework, reading support, literacy=~literacy interventions, numeracy, team teaching, extracurricular clubs=after-school clubs, personal care of pupils=intimate care, sensory needs=~sensory, de-escalation with pupils, coaching adults, course design, evaluation of training, driving lessons, water safety, ballet teaching, individual education plans=IEPs=EHCPs, inclusion, mixed-attainment teaching=mixed ability",
  knowledge:
    'special educational needs=SEN=SEND, national curriculum, child protection, GCSE=GCSEs, A-level=A-levels, English as an additional language=EAL=ESL, early reading',
  questions: `
t | planning a lesson | How do you plan a lesson for a class in which abilities differ widely? | objective starter differentiate task support stretch check group
t | keeping order | How do you keep a class working when a few {people} disturb it? | rules calm consistent praise seat quiet follow parent
t | checking what stuck | How do you find out during a lesson whether {people} have understood? | question check whiteboard exit listen mark misconception
t | reaching everybody | How do you help a {person} who has fallen behind the others? | gap small group practise parent step confidence
t@trainer | training adults | How do you make training stick after the course is over? | practice follow task manager relevant measure feedback
s | an upset parent | What would you do if an angry parent accused you of being unfair to their child? | listen calm evidence meeting plan head record
s | a worrying remark | What would you do if a {person} told you something that made you worry about them at home? | listen never promise record report safeguarding lead
s | a failing lesson | What would you do if you noticed half way through that a lesson was not working? | stop change activity explain example honest recap
b | a changed pupil | Tell me about a {person} whose progress you helped along. | struggled tried confidence improved result parent months
b | a difficult class | Tell me about a time when you had to win over a difficult group. | behaviour relationship rules interest changed weeks
b | working with colleagues | Tell me about a time when you and your colleagues improved something together. | planned shared resources idea agreed result department
`,
});

export const earlyYears = defineFamily({
  id: 'early-years',
  people: 'child/children',
  signals: 'child play safe parent routine learn calm observe activity comfort',
  titles:
    'nursery nurse=nursery assistant=nursery practitioner=early years practitioner=early years educator=preschool teacher=kindergarten teacher=nursery manager=early childhood educator=daycare worker=playworker=childcare worker, nanny=au pair=childminder=babysitter=governess, youth worker=camp counselor=camp counsellor=scout leader',
  practices:
    'potty training, nappy changing, outdoor play=messy play, story time, observations of children, settling in, sensory play, craft activities=crafts, healthy meals, the school run=~school run=the nursery run=~nursery run, play-based learning, homework help, bedtime routines, parent communication=~parents, key children=key person work=~key worker, bilingual education=~bilingual, forest school=nature days=~nature, singing with children=~songs=~music, safeguarding, behaviour guidance=~behaviour, mealtimes, nap times=~naps, planning activities=~activities, youth projects=youth sessions, group games=~games, team meetings=~teamwork',
  knowledge: 'EYFS=early years foundation stage, child development, Montessori, food allergies',
  credentials: 'paediatric first aid=pediatric first aid',
  questions: `
t | a new child | How do you help a child settle in during the first week? | parent slow comfort toy routine goodbye key
t | learning through play | How do you plan an activity from which small children learn something? | play sensory language age safe observe interest
t | keeping children safe | What do you check before children go out to play? | gate count weather surface allergy ratio sun
s | a biting child | What would you do if one child kept biting the others? | comfort cause calm parent record distract consistent
s | a late parent | What would you do if nobody came to fetch a child? | call contact wait calm manager policy never
b | a hard moment | Tell me about a time when you calmed a child who was very upset. | sat cuddle breathe distract cause parent
b | talking with parents | Tell me about a conversation with a parent that was not easy. | worry listened honest kind agreed record
`,
});

export const socialWork = defineFamily({
  id: 'social-work',
  people: 'client/clients',
  signals: 'risk safe family assess listen plan record support trust agency',
  titles:
    'social worker=case worker=caseworker=family support worker=child protection officer=case manager=probation officer=care manager, mental health support worker=housing support worker=recovery worker=housing officer=outreach worker=substance misuse worker=residential support worker, chaplain=priest=pastor=vicar=imam, advice worker=welfare rights adviser=welfare rights officer=benefits adviser=debt adviser=money adviser=housing adviser=employment adviser=victim support worker=refugee caseworker',
  practices:
    'case management=managing a caseload=~caseload=caseload management, court reports, family assessments=assessments, child protection plans, key work sessions=key working=key work, motivational interviewing, home visiting, multi-agency work=multi-agency working, benefits advice, tenancy support, volunteer management=coordinating volunteers, community engagement, crisis intervention, safeguarding=child protection=~child protection plans in practice, direct work with children=~direct work, reflective supervision=~supervision, risk assessments=~risk assessment, support plans=care plans=~support planning, tenancy sustainment, benefit claims=~benefits, debt advice=~debt, housing advice=~housing, tribunal representation=~tribunals, advocacy, group work, visiting families=~families, family meetings, record keeping=case records=case notes, parole reports, community events, worship=~services, bereavement support, foster care=~fostering, adoption, court work=~court',
  knowledge: 'children in need, mental health, substance misuse, domestic abuse, housing law, Care Act, Children Act',
  questions: `
t | explaining rules plainly | How do you explain a complicated rule to a {person} who is worried? | plain step write check calm example
t | a first talk | How do you win the trust of a {person} in the first ten minutes? | listen quiet name honest time choice
t@social-worker,mental-health-support-worker | a first visit | How do you prepare for a first visit to a family that does not want you there? | file risk honest listen purpose safe calm
t | judging risk | How do you judge whether a person is safe where they are? | signs evidence history protective talk supervisor assess
t | boundaries | How do you stay kind without becoming too close? | boundary role supervision record honest professional
s | different views | What would you do if another agency disagreed with your view of a case? | evidence meeting escalate share plan child focus
s | too many cases | What would you do if you had more cases than you could look after well? | priority risk supervisor tell urgent plan
b | a welcome change | Tell me about a person or a family whom you helped to make a change. | trust goal setback support result months
b | a hard decision | Tell me about the hardest decision you had to make about somebody's care. | risk evidence supervisor outcome reflect family
`,
});

export const hr = defineFamily({
  id: 'hr',
  people: 'employee/employees',
  signals: 'manager fair policy listen confidential record law feedback process employee',
  titles:
    'HR manager=human resources manager=HR business partner=HR generalist=HR advisor=HR adviser=HR assistant=HR director=people partner=people manager=HR officer=HR coordinator=chief people officer=head of people=people operations manager=HR specialist, recruiter=talent acquisition specialist=talent acquisition partner=recruitment consultant=talent partner=sourcer=resourcer=recruitment manager=headhunter, organisational development specialist=organisational development manager=compensation and benefits analyst=reward manager',
  tools: 'Workday, BambooHR, Greenhouse, HRIS, LinkedIn Recruiter',
  practices:
    'recruitment=full-cycle recruitment, employee onboarding, employee relations, performance management, sourcing=candidate sourcing, structured interviews, employer branding, workforce planning, exit interviews, compensation and benefits=compensation, disciplinary procedures=disciplinaries, leadership workshops=leadership development, employee engagement=engagement, policy reviews, headhunting, coaching, grievances, succession planning, restructuring=restructures=organisational change, change programmes=~change, collective consultation=~consultation, absence management=~absence, job evaluation, onboarding of new staff=~onboarding, contracts of employment=employment contracts, payroll liaison, HR data=people analytics, candidate interviews=~interviews=interviewing candidates, candidate experience, salary negotiation=offers=~offer management, graduate recruitment, manager coaching=coaching managers, investigations, training needs=learning and development, wellbeing',
  knowledge: 'employment law=labour law=labor law, diversity and inclusion=equality and diversity, TUPE',
  credentials: 'CIPD',
  questions: `
t | a fair choice | How do you make sure that a choice between candidates is fair? | criteria structured score panel bias evidence same
t | a complaint | Walk me through how you handle a complaint about a manager. | listen confidential facts interview record policy outcome
t | advising managers | How do you advise a manager who wants to dismiss somebody at once? | law process evidence risk warning fair alternative
t@recruiter | finding candidates | How do you find good people for a role that nobody applies to? | source network message referral profile talk market
s | a rumour | What would you do if a rumour about redundancies went round before anything was decided? | honest leader message timing calm confidential
s | an upset colleague | What would you do if somebody came to you in tears and asked you to tell nobody? | listen safe confidential limit support options
b | a difficult conversation | Tell me about a hard conversation you had to have with an {person}. | prepared calm facts listened outcome support
b | changing a process | Tell me about a time when you improved how people are hired or looked after. | measured slow changed feedback result time
`,
});
