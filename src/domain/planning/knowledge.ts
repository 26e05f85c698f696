/** A family of work: how its roles are called, what its postings ask for and what its people do. */
export interface Family {
  id: string;
  roles: readonly string[];
  skills: readonly string[];
  duties: readonly string[];
}

const list = (text: string) =>
  text
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean);
const family = (id: string, roles: string, skills: string, duties: string): Family => ({
  id,
  roles: list(roles),
  skills: list(skills),
  duties: list(duties),
});

/** One line a family; add a term to its list and the planner knows it. */
export const FAMILIES: readonly Family[] = [
  family(
    'software',
    'software,developer,engineer,programmer,frontend,front-end,backend,back-end,full-stack,full stack,web,mobile,ios,android',
    'TypeScript,JavaScript,Python,Java,Kotlin,Swift,Go,Rust,C++,C#,Ruby,PHP,React,Angular,Vue,Node.js,SQL,PostgreSQL,MySQL,MongoDB,Redis,GraphQL,REST,Docker,Kubernetes,AWS,Azure,GCP,CI/CD,Git,microservices,unit testing,distributed systems,relational database,APIs,accessibility',
    'code review,system design,on-call,debugging,deployment,testing,refactoring,mentoring',
  ),
  family(
    'devops',
    'devops,sre,site reliability,platform,infrastructure,sysadmin,system administrator,network,cloud',
    'Terraform,Ansible,Linux,Kubernetes,Prometheus,Grafana,networking,monitoring,incident response,Bash,firewalls',
    'on-call,capacity planning,automation,backups,incident management',
  ),
  family(
    'data',
    'data,analyst,scientist,machine learning,analytics,bi',
    'SQL,Python,Excel,Tableau,Power BI,statistics,machine learning,pandas,Spark,ETL,data modelling,A/B testing,forecasting,dashboards',
    'reporting,data quality,experiments,stakeholder presentations',
  ),
  family(
    'product',
    'product,scrum master,project,programme,program',
    'roadmap,user research,agile,scrum,stakeholder management,prioritisation,prioritization,budgeting,risk management,OKRs,Jira',
    'backlog,launch,discovery,planning,status reports',
  ),
  family(
    'design',
    'designer,ux,ui,graphic,illustrator,architect',
    'Figma,Photoshop,Illustrator,prototyping,typography,user research,wireframes,design systems,branding,CAD,Revit',
    'usability testing,design reviews,client presentations',
  ),
  family(
    'nursing',
    'nurse,midwife,healthcare assistant,paramedic,caregiver,carer,care assistant',
    'patient care,medication,triage,wound care,infection control,vital signs,BLS,ACLS,electronic health records,care plans,safeguarding',
    'handover,ward rounds,patient education,documentation',
  ),
  family(
    'medicine',
    'doctor,physician,dentist,pharmacist,physiotherapist,therapist,radiographer,veterinary,vet',
    'diagnosis,treatment plans,prescribing,patient communication,rehabilitation,clinical governance',
    'consultations,referrals,clinical audits',
  ),
  family(
    'teaching',
    'teacher,lecturer,tutor,teaching assistant,instructor,trainer,educator,coach',
    'lesson planning,classroom management,assessment,differentiation,safeguarding,curriculum,phonics,special educational needs',
    'parents evenings,marking,pastoral care',
  ),
  family(
    'trades',
    'electrician,plumber,carpenter,welder,mechanic,technician,bricklayer,roofer,painter,hvac,installer',
    'wiring,fault finding,testing and inspection,soldering,blueprints,health and safety,power tools,maintenance,18th edition,pipework',
    'site visits,installations,repairs,quotations',
  ),
  family(
    'logistics',
    'driver,courier,warehouse,forklift,dispatcher,logistics,picker,packer,storekeeper',
    'route planning,forklift,stock control,loading,inventory,HGV,vehicle checks,WMS,customs',
    'deliveries,stocktaking,goods in',
  ),
  family(
    'food',
    'barista,chef,cook,waiter,waitress,bartender,crew member,kitchen,baker,server,sous',
    'espresso,latte art,food safety,menu knowledge,cash handling,stock rotation,hygiene,customer service',
    'opening and closing,cleaning,taking orders,preparing food',
  ),
  family(
    'retail',
    'sales associate,cashier,shop assistant,store,retail,merchandiser,sales assistant',
    'customer service,till,visual merchandising,stock replenishment,upselling,returns,loss prevention',
    'opening the store,serving customers,stocktaking',
  ),
  family(
    'hospitality',
    'receptionist,housekeeper,concierge,hotel,front desk,host,flight attendant,cabin crew,cleaner,janitor',
    'reservations,guest relations,complaint handling,housekeeping,cleaning,check-in,upselling',
    'guest arrivals,room checks,shift handover',
  ),
  family(
    'finance',
    'accountant,financial analyst,auditor,bookkeeper,banker,treasurer,controller,underwriter,teller,finance',
    'financial modelling,Excel,forecasting,budgeting,IFRS,GAAP,reconciliation,valuation,variance analysis,month-end close,audit,tax,SAP',
    'reporting,month-end,board packs',
  ),
  family(
    'consulting',
    'consultant,strategist,adviser,advisor',
    'problem solving,market analysis,client presentations,stakeholder management,Excel,PowerPoint,workshops,change management',
    'client workshops,proposals,recommendations',
  ),
  family(
    'law',
    'lawyer,solicitor,paralegal,attorney,legal,barrister,counsel',
    'legal research,contracts,drafting,litigation,compliance,due diligence,negotiation',
    'client meetings,case files,court filings',
  ),
  family(
    'hr',
    'recruiter,hr,human resources,people partner,talent',
    'recruitment,onboarding,employee relations,payroll,performance management,employment law,HRIS',
    'interviews,policy reviews,training',
  ),
  family(
    'marketing',
    'marketing,copywriter,content,seo,social media,brand,journalist,editor,pr,communications',
    'SEO,content strategy,social media,Google Analytics,email marketing,copywriting,campaigns,brand,media relations',
    'campaign planning,reporting,events',
  ),
  family(
    'sales',
    'sales,account executive,account manager,business development,estate agent',
    'prospecting,negotiation,CRM,Salesforce,pipeline,cold calling,closing,account management',
    'client meetings,forecasting,quotes',
  ),
  family(
    'support',
    'support,customer service,call centre,call center,help desk,helpdesk,customer success',
    'troubleshooting,ticketing,Zendesk,de-escalation,active listening,product knowledge,SLA',
    'handling calls,escalations,follow-up',
  ),
  family(
    'manufacturing',
    'operator,production,assembler,machinist,quality inspector,process engineer,manufacturing,factory',
    'lean,5S,quality control,CNC,six sigma,machine setup,safety,preventive maintenance',
    'shift handover,changeovers,inspections',
  ),
  family(
    'construction',
    'site manager,quantity surveyor,construction,civil engineer,labourer,foreman,surveyor',
    'site safety,scheduling,cost control,subcontractors,building regulations,drawings,concrete',
    'site inspections,toolbox talks,progress reports',
  ),
  family(
    'security',
    'security,guard,police,firefighter,soldier,officer',
    'conflict management,CCTV,patrols,report writing,access control,first aid,risk assessment',
    'patrols,incident reports,searches',
  ),
  family(
    'science',
    'chemist,biologist,laboratory,lab technician,researcher,scientist,research',
    'PCR,HPLC,GLP,data analysis,experimental design,laboratory safety,statistics,microscopy',
    'experiments,calibration,lab records',
  ),
  family(
    'admin',
    'administrator,secretary,assistant,clerk,office manager,coordinator,executive assistant',
    'calendar management,data entry,Microsoft Office,minutes,filing,travel booking,correspondence',
    'scheduling,invoicing,taking minutes',
  ),
  family(
    'public',
    'social worker,civil servant,policy,librarian,case worker,youth worker,charity,fundraiser',
    'case management,safeguarding,policy analysis,community engagement,report writing,assessments',
    'home visits,consultations,briefings',
  ),
  family(
    'performing',
    'clown,actor,musician,dancer,performer,acrobat,magician,singer,entertainer',
    'improvisation,juggling,physical comedy,stage presence,timing,puppetry,audience interaction,balloon',
    'rehearsals,shows,costume care',
  ),
];

/** Words that a role's name ends on. */
export const ROLE_NOUNS: readonly string[] = [
  ...new Set([
    ...'engineer,developer,programmer,administrator,analyst,scientist,manager,designer,architect,nurse,midwife,paramedic,carer,caregiver,doctor,physician,dentist,pharmacist,physiotherapist,therapist,radiographer,veterinarian,vet,teacher,lecturer,tutor,instructor,trainer,educator,coach,electrician,plumber,carpenter,welder,mechanic,technician,bricklayer,roofer,painter,installer,driver,courier,operative,dispatcher,picker,packer,barista,chef,cook,waiter,waitress,bartender,baker,server,crew member,cashier,associate,assistant,merchandiser,receptionist,housekeeper,concierge,host,attendant,cleaner,janitor,accountant,auditor,bookkeeper,banker,treasurer,controller,underwriter,teller,consultant,strategist,adviser,advisor,lawyer,solicitor,paralegal,attorney,counsel,recruiter,partner,copywriter,journalist,editor,executive,agent,representative,specialist,operator,assembler,machinist,inspector,surveyor,labourer,foreman,guard,officer,firefighter,chemist,biologist,researcher,secretary,clerk,coordinator,worker,librarian,fundraiser,clown,actor,musician,dancer,performer,acrobat,magician,singer,entertainer,intern,apprentice,director,lead,head of [a-z]+,sre,cto,ceo,cfo,scrum master,product owner,supervisor,planner,buyer,translator,interpreter,photographer,gardener,farmer,pilot,captain,hairdresser,stylist,beautician,tailor,florist,butcher'.split(
      ',',
    ),
  ]),
];

/** Seniority words, the first that fits. */
export const SENIORITIES: readonly (readonly [string, RegExp])[] = [
  ['intern', /\b(intern(ship)?|trainee|apprentice|working student)\b/i],
  ['executive', /\b(chief|cto|ceo|cfo|vp|vice president|director)\b/i],
  ['lead', /\b(lead|principal|staff|head of)\b/i],
  ['manager', /\b(manager|supervisor)\b/i],
  ['senior', /\b(senior|sr\.?|experienced)\b/i],
  ['junior', /\b(junior|jr\.?|graduate|entry[- ]level)\b/i],
];
