import { defineFamily } from './family.ts';

export const accounting = defineFamily({
  id: 'accounting',
  people: 'client/clients',
  signals: 'reconcile figure deadline check ledger balance error report audit evidence',
  titles:
    'accountant=senior accountant=management accountant=financial accountant=chartered accountant=accounts assistant=staff accountant=CPA=accounting manager=finance assistant=assistant accountant=trainee accountant=tax senior=audit senior=accounts senior=fund accountant=cost accountant, bookkeeper=accounts payable clerk=accounts receivable clerk=credit controller=accounts clerk=accounts payable specialist=billing specialist=purchase ledger clerk, auditor=internal auditor=external auditor=audit manager=audit associate, tax adviser=tax advisor=tax consultant=tax accountant=tax manager, payroll administrator=payroll clerk=payroll manager=payroll specialist=payroll officer, finance manager=financial controller=controller=finance director=chief financial officer=CFO=head of finance=finance business partner=finance officer',
  tools: 'Xero, QuickBooks, Sage=Sage 50, NetSuite, pivot tables, Microsoft Dynamics',
  practices:
    'month-end close=month end close=month-end=month end, bank reconciliation=bank reconciliations, account reconciliations=reconciliations=reconciliation, journal entries=journals, credit control, VAT returns=VAT, invoicing=raising invoices, accounts payable=purchase ledger, accounts receivable=sales ledger, auditing=the annual audit=~annual audit=audits, tax returns, payroll=payroll processing, cash flow forecasting=cash flow management, financial statements=statutory accounts=management accounts, expense claims, statutory payments=pensions, internal controls, cash flow forecasts=~cash flow forecast=~cash flow, accruals and prepayments=~accruals=~prepayments, stakeholder reporting=~stakeholders, budget reports=~budgets=budgeting, supplier payments=~payments, year-end accounts=year end=year-end, stock valuation=~stock, audit planning=~audit, client accounts=~clients, fixed assets=~assets, systems improvement=process improvements, expenses=~expense, petty cash, intercompany balances=~intercompany, R&D claims, personal tax=~tax, benefits and pensions, commercial decisions=business partnering',
  knowledge: 'GAAP=US GAAP=UK GAAP, IFRS, Sarbanes-Oxley=!SOX, double-entry bookkeeping, tax law',
  credentials: 'ACCA=ACA=CIMA, AAT',
  questions: `
t | accounts that differ | How do you find the difference when two accounts do not agree? | compare date transpose missing entry statement ledger trace
t | closing the month | Walk me through how you close a month. | accrual journal reconcile cutoff review checklist deadline
t | avoiding errors | How do you keep errors out of work that repeats every month? | checklist review template formula second control
t@auditor | choosing samples | How do you decide what to test in an audit? | risk material sample control judgment evidence
t@bookkeeper | late payers | How do you get money in from a customer who pays late? | call polite reminder terms plan stop letter
s | an improper request | What would you do if your manager asked you to book a cost in the wrong month? | refuse explain rule evidence escalate ethics
s | a missed deadline | What would you do if you saw that a filing would miss its deadline? | tell priority extension help cause plan
b | finding a mistake | Tell me about an error that you found in the figures. | noticed traced corrected amount reported control
b | making it quicker | Tell me about a time when you made a slow financial process quicker. | template automated days saved checked result
`,
});

export const finance = defineFamily({
  id: 'finance',
  people: 'client/clients',
  signals: 'risk model assumption cash forecast value client market check return',
  titles:
    'financial analyst=finance analyst=investment analyst=equity research analyst=FP&A analyst=FP&A manager=treasury analyst=credit analyst=pricing analyst, investment banker=investment banking analyst=trader=portfolio manager=fund manager=broker=stockbroker=private equity associate=asset manager, banker=bank teller=teller=bank clerk=personal banker=branch manager=relationship manager=loan officer=mortgage adviser=mortgage advisor=mortgage broker=cashier in a bank, financial adviser=financial advisor=financial planner=wealth manager=paraplanner, risk analyst=risk manager=compliance officer=compliance analyst=compliance manager=AML analyst=fraud analyst=KYC analyst=regulatory reporting manager=money laundering reporting officer, actuary=underwriter=insurance broker=claims handler=claims adjuster=insurance agent=loss adjuster=claims manager',
  tools: 'Bloomberg=Bloomberg Terminal, Capital IQ, VBA, Hyperion, Anaplan',
  practices:
    'financial modelling=financial modeling=financial models, forecasting=forecasts, variance analysis, valuation=company valuation, board packs=board reports, investment research=equity research, credit analysis, liquidity reporting, regulatory reporting, claims handling=claims, underwriting, portfolio management, cashier transactions, mortgage advice, financial planning, customer due diligence=know your customer, scenario analysis, the annual budget=~annual budget, pricing risks=~pricing=~risk pricing, broker relationships=~brokers=~broker, policy wordings=policy wording=~policies, catastrophe modelling=cat modelling, portfolio reviews=~portfolio, authority limits=~authority, risk assessment=risk assessments=~risk, peer review of files, complaints=~complaint handling, customer meetings=~customers, loan applications=~loans=~lending, fraud detection=~fraud, transaction monitoring=~transactions, policies and procedures=~compliance monitoring, stress testing, budgets=budgeting, management reporting, investor reports=~investors, trade execution=~trading, pitch books=~pitching, reserving, claims settlement=~settlement',
  knowledge:
    'corporate finance, capital markets, derivatives, COREP=FINREP=COREP returns, Basel III, Solvency II, anti-money laundering=!AML, KYC, M&A=mergers and acquisitions, investment products, fixed income',
  credentials: 'CFA',
  questions: `
t | reliable figures | How do you check figures on which somebody else will decide? | source total second compare reason error sign
t | explaining money plainly | How do you explain something complicated about money to a {person} who does not work with it? | plain example picture question risk check
t@banker,financial-adviser | what is needed | How do you find out what a {person} really needs before you offer anything? | listen goal income question honest record
t@risk-analyst | something unusual | How do you decide whether something unusual has to be reported? | pattern policy evidence escalate record doubt
t@actuary | pricing a risk | How do you decide whether a risk is worth taking on? | data history price limit condition survey
t@financial-analyst,investment-banker | building a model | Walk me through how you build a financial model that others can trust. | assumption input formula check scenario document source
t@financial-analyst,investment-banker | explaining a variance | How do you explain a large variance to people who do not work in finance? | plain driver volume price story chart reason
t@financial-analyst,investment-banker | testing a forecast | How do you test whether a forecast is realistic? | history assumption scenario sensitivity compare driver
t | weighing risk | How do you weigh a risk that is unlikely but very costly? | probability impact scenario cap insure limit
s | a late error | What would you do if you found an error in a report that the board already had? | tell correct impact cause fast control
s | a pressed client | What would you do if a {person} wanted to do something that you thought unwise? | explain risk alternative suitability record respect
b | advice well taken | Tell me about a time when your analysis led to a better decision. | model showed recommended saved result convinced
b | a hard deadline | Tell me about a time when you had to finish figures against a very short deadline. | priority check team night accurate delivered
`,
});

export const law = defineFamily({
  id: 'law',
  people: 'client/clients',
  signals: 'client case evidence contract advice risk court deadline confidential research',
  titles:
    'lawyer=solicitor=attorney=barrister=legal counsel=in-house counsel=general counsel=associate attorney=trainee solicitor=prosecutor=public defender=corporate lawyer=head of legal, paralegal=legal assistant=legal executive=conveyancer=law clerk=legal officer=contracts administrator, judge=magistrate=mediator=notary=court clerk=arbitrator=court reporter, patent attorney=trade mark attorney=data protection officer=privacy counsel',
  practices:
    'legal research, contract drafting=drafting contracts=drafting, litigation=commercial litigation, disclosure, bundling=trial bundles=bundles, conveyancing, legal due diligence, advocacy, contract review=reviewing contracts, witness statements, court filings, mediation, document review=discovery documents=e-discovery, client interviews, contract administration, client files=file management=~files, deadlines=court deadlines=~limitation, court preparation=court bundles=~court, dismissal protection=~dismissals, works council matters=~works councils, negotiation of settlements=~negotiation=~settlements, dispute resolution, commercial awareness, private client work=~private client=wills and probate=~wills=~probate, property transactions=~property, advice to boards=~board, regulatory advice=~regulation=~compliance, legal drafting, billing=time recording, GDPR requests=data subject requests',
  knowledge:
    'contract law, commercial law, data protection=data protection law, intellectual property=patents, family law, property law, company law, immigration law',
  questions: `
t | a new matter | Walk me through the first steps you take on a new matter. | conflict facts documents deadline scope client question
t | plain advice | How do you explain a legal risk so that a {person} can decide? | plain option likelihood cost recommend consequence
t | researching a point | How do you research a point of law that you do not know? | statute case source recent note check supervisor
s | a missed date | What would you do if you found that a deadline had been missed on a file? | tell supervisor remedy insurer honest record
s | a wrong request | What would you do if a {person} asked you to leave something out of a statement? | refuse duty explain court ethics record
b | an important detail | Tell me about a time when a small detail decided something important. | noticed clause evidence checked result
b | a difficult client | Tell me about a {person} who was difficult to work with. | expectation listened clear boundary outcome
`,
});

export const marketing = defineFamily({
  id: 'marketing',
  people: 'customer/customers',
  signals: 'audience campaign message channel test measure brand budget result customer',
  titles:
    'marketing manager=marketing executive=marketing assistant=digital marketer=marketing specialist=digital marketing manager=marketing coordinator=head of marketing=CMO=chief marketing officer=growth marketer=growth manager=performance marketing manager=product marketing manager=marketing director=email marketer=campaign manager=PPC specialist, SEO specialist=SEO manager=SEO executive, social media manager=community manager=content creator=content manager=content strategist=social media executive=influencer=social media coordinator=content marketing manager, brand manager=brand ambassador=account planner=media planner=media buyer=account director at an agency, market researcher=market research analyst=consumer insight manager',
  tools: 'Google Ads=!PPC, Meta Ads=Facebook Ads, HubSpot, Mailchimp, Marketo, TikTok, Instagram, Hootsuite, SEMrush',
  practices:
    'SEO=search engine optimisation=search engine optimization, email marketing=e-mail marketing, paid social=paid media, content creation=content marketing=creating content, content strategy, community management, campaign planning=campaigns=campaign management, brand management=brand strategy, influencer marketing, marketing automation, social media=social media management, events marketing=trade shows, lead generation, conversion rate optimisation=CRO, product launches=~product launch, partnership marketing=partnerships, editorial calendars=~editorial calendar=content calendars, newsletters=~newsletter, working with freelancers=~freelancers=~agencies=agency management, brand voice=tone of voice=~brand, marketing budgets=~budget=~budgets, paid search, landing pages, events=~trade fairs, market research, analytics reports=~analytics=~reporting, customer insights=~insight, influencer work=~influencers, website updates=~website, copywriting, automation of marketing, loyalty schemes=~loyalty, stakeholder management=~stakeholders',
  knowledge:
    'brand positioning=positioning, marketing analytics, customer segmentation, consumer behaviour=consumer behavior, customer journey',
  questions: `
t | knowing the audience | How do you find out what matters to the people you want to reach? | interview data segment survey social test competitor
t | spending a budget | How do you decide where to spend a small budget? | channel goal test cost return audience measure
t | judging a campaign | How do you tell whether a campaign has worked? | goal conversion baseline cost attribution test report
t | finding the message | How do you turn a dull product into a message that people notice? | benefit story customer words simple emotion test
s | public criticism | What would you do if a post of yours drew a storm of criticism? | pause listen respond honest apologise team learn
s | poor results | What would you do if a campaign brought half of what you had promised after two weeks? | data test audience creative pause budget tell
b | running a campaign | Tell me about a campaign that did better than you had expected. | idea audience channel result percent reason
b | one that failed | Tell me about a campaign or an idea that did not work. | expected data learned changed stopped cost
`,
});

export const sales = defineFamily({
  id: 'sales',
  people: 'customer/customers',
  signals: 'customer need call target close price listen value follow objection',
  titles:
    'sales representative=sales executive=account executive=salesman=sales agent=field sales representative=sales consultant=inside sales representative=technical sales representative=medical sales representative=car salesman=sales advisor=sales specialist=door-to-door salesperson, sales development representative=SDR=business development representative=BDR=telesales executive=telemarketer=lead generation executive, account manager=key account manager=sales manager=business development manager=business development executive=head of sales=regional sales manager=sales director=chief revenue officer=partnerships manager=channel manager=commercial manager',
  tools: 'Salesforce, !CRM=CRM systems, Outreach, LinkedIn Sales Navigator, Pipedrive',
  practices:
    'prospecting=outbound prospecting, cold calling=cold calls, negotiation=negotiating, closing deals=!closing, pipeline management=~managing a pipeline=~sales pipeline, key accounts=account growth=key account management, product demonstrations=product demos=demos, sales presentations=pitching, sales forecasting, lead qualification=qualifying leads, tender responses=RFPs, upselling, territory planning=territory management, new business=winning new business, discovery calls, email sequences, discovery=discovery meetings, pipeline=~pipelines=~pipeline reviews, sales quotas=~quota=~quotas=~targets=hitting targets, account plans=~accounts, customer visits=~visits, renewals of contracts=~renewals, relationship building=~relationships, product knowledge=~products, quotations=quotes, order handling=~orders, trade shows=~exhibitions, objection handling=~objections, contract terms=~contracts, market knowledge=~market, team coaching=~coaching, channel partners=~partners, follow-up calls, customer presentations',
  knowledge: 'consultative selling=solution selling, MEDDIC, SPIN selling, B2B sales=!B2B',
  qualities: 'persistence',
  questions: `
t | a first call | How do you open a call with somebody who has never heard of you? | research reason short question name permission value
t | an objection | What do you say when a {person} tells you that the price is too high? | value listen compare budget ask return terms
t | a healthy pipeline | How do you decide which leads deserve your time? | qualify need budget authority timing score fit
t | closing | How do you know that a {person} is ready to buy? | signal question summary next decision trial
s | a quiet deal | What would you do if a {person} who was ready to sign stopped answering? | call value new reason contact deadline manager
s | an impossible promise | What would you do if a {person} wanted something that the product cannot do? | honest alternative roadmap partner trust walk
b | winning a sale | Tell me about a sale that you are glad to have won. | need listened objection proposal closed value
b | losing a deal | Tell me about a deal that you lost. | reason competitor price learned changed feedback
b | a hard target | Tell me about a time when you were behind your target. | plan calls activity priority result quarter
`,
});

export const customerSupport = defineFamily({
  id: 'customer-support',
  people: 'customer/customers',
  signals: 'customer listen calm solve ticket explain apologise follow policy record',
  titles:
    'customer service representative=customer service advisor=customer service adviser=customer support specialist=customer support agent=customer support representative=call centre agent=call center agent=call centre operator=customer service assistant=customer advisor=customer service agent=customer care assistant=support agent=contact centre agent=customer service associate=call center representative, customer service manager=customer support manager=call centre manager=contact centre manager=customer experience manager=complaints handler, telephone operator=switchboard operator',
  tools: 'Zendesk, Freshdesk, Intercom, live chat=web chat, call scripts',
  practices:
    'de-escalation=de-escalation skills, active listening, answering tickets=answering calls=handling calls, complaint resolution=resolving complaints, first contact resolution, order processing, refund handling=refunds, email support, quality monitoring, knowledge base articles, telephone support, customer service, customer communication, inbound calls=~calls=incoming calls, complaints=~complaint, empathy on calls=~empathy, billing questions=~billing=bills, vulnerable customers, quality targets=~targets, call notes=~notes, payments=taking payments, troubleshooting with customers=~troubleshooting, retention calls=~retention, written replies=~emails=~chat, escalations=~escalation, team leadership=~coaching, data protection, social media replies',
  knowledge: 'service levels, customer satisfaction=CSAT',
  questions: `
t | an angry caller | How do you calm a {person} who begins the call by shouting? | listen voice apologise name summarise solution pause
t | a clear answer | How do you make sure that a {person} has understood your answer? | plain repeat check summary written next
t | speed and care | How do you keep calls short without making people feel rushed? | listen question lead summary notes focus
s | against the rules | What would you do if a {person} deserved help that the rules did not allow? | manager exception alternative explain honest record
s | a recurring problem | What would you do if ten people called about the same fault within an hour? | pattern report team message workaround status
b | a difficult customer | Tell me about the most difficult {person} whom you were able to help. | listened solved calm follow result thanked
b | going further | Tell me about a time when you did more than you had to for a {person}. | extra called found surprise loyal review
`,
});

export const customerSuccess = defineFamily({
  id: 'customer-success',
  people: 'customer/customers',
  signals: 'customer goal adoption renew churn data relationship risk value plan',
  titles:
    'customer success manager=head of customer success=customer success specialist=customer onboarding specialist=client success manager=client services manager=implementation manager=implementation consultant=customer success associate=implementation specialist=renewals manager',
  tools: 'Gainsight, ChurnZero',
  practices:
    'customer onboarding=onboarding, churn reduction=reducing churn=churn, renewals=retention, business reviews=quarterly business reviews=QBRs, account expansion=expansion, customer health scoring=health scores, implementation, customer training, coaching a team=~leading a team of, adoption=product adoption, executive sponsors=~sponsors, customer health=~health, upselling=~upsell, support escalations=~escalations, training for customers=~training, success plans, customer feedback to product=~feedback, renewals of contracts',
  knowledge: 'net revenue retention=NRR, customer lifetime value',
  questions: `
t | a wavering customer | How do you notice early that a {person} may leave? | usage login tickets survey sponsor silent score
t | a good start | How do you get a new {person} to their first success? | goal plan training milestone sponsor quick
t | proving value | How do you show a {person} what they get for their money? | metric before report goal return review
s | a cancelled contract | What would you do if a large {person} told you that they were going to cancel? | listen why plan sponsor offer learn team
s | a missing feature | What would you do if many {people} asked for something that is not planned? | collect product honest workaround evidence priority
b | saving an account | Tell me about a relationship that you were able to save. | risk listened plan sponsor renewed result
b | saying no | Tell me about a time when you had to say no to an important {person}. | honest reason alternative trust outcome
`,
});

export const admin = defineFamily({
  id: 'admin',
  people: 'colleague/colleagues',
  signals: 'organise diary deadline record check priority polite confidential detail calendar',
  titles:
    'administrative assistant=administrator=admin assistant=office assistant=clerk=office clerk=data entry clerk=office administrator=secretary=school secretary=legal secretary=clerical assistant=school administrator=business administrator=filing clerk=team assistant=data entry operator=records manager=document controller=business support officer, executive assistant=personal assistant=PA=EA=virtual assistant, office manager=office coordinator=workplace manager=company secretary=estates manager',
  tools: 'Microsoft Office=MS Office, !Outlook, Microsoft Word=!Word, Google Workspace',
  practices:
    'diary management=calendar management=managing diaries, data entry, minute taking=taking minutes=minutes, travel booking=booking travel=travel arrangements, audio typing=typing, filing=document management, correspondence=handling correspondence, meeting organisation=organising meetings=organizing meetings, supplier orders=ordering supplies=office supplies, office budgets, expense reports, reception cover, mail handling=post, database maintenance, scheduling appointments, gatekeeping=~gatekeeper, board papers=~board=~papers, expenses=expense claims=~expense, travel=~travel plans, event support=~events, call handling=answering calls=~phones=~calls, visitor reception=~visitors=~reception, stationery orders=~stationery, invoice processing=~invoices, spreadsheets, facilities issues=~facilities, confidential papers=~confidential, meeting rooms, office moves, supplier liaison=~suppliers, records and archives=~records=~archiving, inbox management=~inbox=email management, presentation slides=~presentations, gate passes, deadlines=~deadline, student records=~students',
  knowledge: 'office health and safety, confidentiality, records management',
  qualities: 'organisation=organisational skills=organizational skills, discretion',
  questions: `
t | a full diary | How do you decide what goes first when two important meetings clash? | priority ask purpose move people deadline alternative
t | accuracy | How do you keep mistakes out of long, dull work? | check break template compare second focus
t | minutes | What do you write down in a meeting so that people can use it later? | decision action owner date short agree
s | two managers | What would you do if two managers each gave you something urgent? | deadline ask impact talk honest order
s | something confidential | What would you do if a {person} asked you about something confidential that you had seen? | polite refuse change discreet manager
b | bringing order | Tell me about a time when you brought order to something that was in a mess. | system folder sorted label time saved
b | a last-minute change | Tell me about a plan that changed at the last minute. | rebook calls calm alternative told worked
`,
});

export const realEstate = defineFamily({
  id: 'real-estate',
  people: 'client/clients',
  signals: 'property viewing offer client price negotiate market trust follow buyer',
  titles:
    'estate agent=real estate agent=realtor=lettings negotiator=lettings agent=sales negotiator=leasing agent=leasing consultant=letting agent=property consultant=valuer for an estate agent, property manager=block manager=lettings manager=building manager=landlord agent=housing manager',
  practices:
    'viewings=property viewings=showings, property valuations=valuation appraisals, offer negotiation=~negotiate offers=negotiating offers, registering applicants, tenant referencing=tenant screening, rent collection, property inspections, winning instructions=listings, tenancy agreements, property marketing, sales progression, valuations=valuing homes=market appraisals, right to rent checks=~right to rent, referencing=tenant checks, landlord contact=~landlords=~landlord, local knowledge, maintenance requests=~maintenance=~repairs, service charges, arrears=~rent arrears, inventories=check-outs, property adverts=~adverts, chasing solicitors=~solicitors, buyer registration=~buyers, open houses, block inspections=~inspections, contractor management=~contractors, fire safety, tenant relations=~tenants=resident relations',
  knowledge: 'property market=local market, landlord and tenant law=tenancy law, fair housing=Fair Housing Act',
  questions: `
t | a viewing | How do you prepare for a viewing? | keys light route facts questions buyer arrive
t | an honest valuation | How do you tell an owner that their home is worth less than they hope? | evidence compare honest kind range market
t | joining two sides | How do you bring a buyer and a seller closer when they are far apart? | motive listen gap offer terms time
s | a broken chain | What would you do if a buyer pulled out a week before completion? | tell calm market second solicitor options
s | a struggling tenant | What would you do if a tenant told you that they could not pay? | listen plan landlord early advice record
b | making a deal | Tell me about a deal that nearly fell through. | problem call solved agreed persistence result
b | a difficult client | Tell me about a {person} whose trust you had to win. | honest updates calls promise kept result
`,
});

export const publicSector = defineFamily({
  id: 'public-sector',
  people: 'member of the public/members of the public',
  signals: 'evidence policy public consult decision brief law fair stakeholder option',
  titles:
    'policy adviser=policy advisor=policy officer=policy analyst=policy manager=civil servant=parliamentary assistant=public affairs officer=political adviser=diplomat=public affairs manager=government relations manager, environmental health officer=health and safety officer=health and safety manager=safety officer=health and safety adviser=trading standards officer=food inspector=EHS manager=safety manager=planning officer=licensing officer=council officer=registrar=electoral officer=benefits officer=job centre adviser=work coach, lobbyist=politician=councillor=mayor',
  practices:
    'policy analysis, briefings=ministerial briefings=briefing ministers=~draft briefings, public consultation=public consultations=consultation, drafting legislation, evidence analysis=analysing evidence, risk assessments=risk assessment, accident investigation, health and safety inspections=safety inspections, stakeholder engagement, freedom of information requests, public speaking, planning policy, enforcement, inspections=restaurant inspections=food inspections, complaint investigations=~complaints, notices of violation=enforcement notices=~notices, educating operators=~education, grant making=~grants, casework=constituency casework, drafting speeches=~speeches, council meetings=~committees, community consultation=~communities, safety training=toolbox training, incident investigation=~incidents=~accidents, planning applications, budget scrutiny=~budgets, statutory returns, policy evaluation=~evaluation, international relations=~negotiation, submissions to ministers=~submissions',
  knowledge:
    'public policy, parliamentary process=legislative process, public procurement, equality duty, environmental regulations',
  credentials: 'NEBOSH=IOSH',
  questions: `
t@environmental-health-officer | a fair inspection | Walk me through how you carry out an inspection so that it is fair and thorough. | plan law check record photo explain evidence
t@environmental-health-officer | putting things right | What do you do when somebody will not put right what you found? | explain notice deadline evidence enforce return
t | explaining a decision | How do you explain a decision to a {person} who will not like it? | plain reason rule listen appeal respect
t@policy-adviser,lobbyist | weighing options | How do you set out options for somebody who has to decide within a day? | short option risk cost recommend evidence clear
t | using evidence | How do you use evidence that points in two directions? | quality source weight explain uncertain honest
t@policy-adviser,lobbyist | hearing people | How do you make sure that quiet voices are heard in a consultation? | outreach local plain meeting format listen
s | an unpopular rule | What would you do if you had to defend a rule with which you did not agree? | neutral role explain reason private advise
s@policy-adviser,lobbyist | a sudden request | What would you do if you were asked for a briefing on a new subject within an hour? | expert facts short source check top
b | working across bodies | Tell me about a time when you got several organisations to agree. | interest meeting compromise agreed draft result
b | changing course | Tell me about a piece of work whose direction changed half way. | change adapt priority replan told finished
`,
});

export const charity = defineFamily({
  id: 'charity',
  people: 'supporter/supporters',
  signals: 'donor cause volunteer story fund community trust impact event thank',
  titles:
    'fundraiser=fundraising manager=fundraising officer=development officer=grants officer=charity manager=donor relations manager=trust fundraiser=major gifts officer=charity shop manager=fundraising coordinator=community fundraiser, volunteer coordinator=volunteer manager=community coordinator=community organiser=community development worker=community worker=community engagement officer, humanitarian worker=aid worker=programme officer=campaigner=human rights officer=NGO worker',
  practices:
    'donor stewardship=donor relations, grant bids=bid writing=writing grant bids, fundraising events=sponsored events=~sponsored swim, major gifts, corporate partnerships, community fundraising, impact reporting, campaigning, volunteer recruitment, direct mail appeals=appeals, street fundraising, volunteers=~volunteer=volunteer support, trusts and foundations=~trusts=~foundations, supporter journeys=~supporters, community events=~events, governance=~trustees, campaign planning=~campaigns, corporate fundraising=~corporate, shop sales=~donations=donated goods, legacy giving=~legacies, budgets and reporting=~budgets, media appeals, programme delivery=~programmes, monitoring and evaluation, emergency response',
  knowledge: 'fundraising regulation=Fundraising Code, gift aid, charity law, humanitarian principles',
  questions: `
t | winning volunteers | How do you get people to give their time as well as their good will? | ask task small thank fit welcome reason
t | a real need | How do you find out what a community really needs? | listen visit ask partner data local test
s | a careless volunteer | What would you do if a volunteer whom everybody likes did the work badly? | talk private show other task kind honest
t@fundraiser | asking for money | How do you ask a person for money without embarrassing them? | story need clear amount listen thank choice
t@fundraiser | a strong application | What makes an application for a grant convincing? | need evidence outcome budget fit clear measure
t | keeping supporters | How do you keep {people} giving year after year? | thank report story personal impact event
s@fundraiser | a doubtful donation | What would you do if a large gift came from a source that might harm your name? | check policy trustee risk refuse reputation
s@fundraiser | a poor year | What would you do if income fell by a third? | priority cost diversify donors reserve tell
b | raising support | Tell me about a time when you won support for a cause. | story target event result people raised
b | working with volunteers | Tell me about a time when you had to lead people who were not paid. | motivate thank role flexible valued result
`,
});
