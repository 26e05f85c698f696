import { defineFamily } from './family.ts';

export const nursing = defineFamily({
  id: 'nursing',
  people: 'patient/patients',
  signals: 'patient ward safe family doctor medication observe record escalate team',
  titles:
    'registered nurse=nurse=RN=staff nurse=ICU nurse=charge nurse=ward sister=ward manager=community nurse=district nurse=practice nurse=school nurse=mental health nurse=paediatric nurse=theatre nurse=A&E nurse=nurse practitioner=licensed practical nurse=LPN=nursing associate=travel nurse=ER nurse=oncology nurse=nurse manager=director of nursing=clinical nurse specialist, midwife=health visitor=doula, healthcare assistant=health care assistant=HCA=nursing assistant=certified nursing assistant=CNA=ward clerk=hospital porter',
  tools:
    'electronic health records=EHR=electronic patient records, Epic, Cerner, infusion pumps, syringe drivers, ventilators=~ventilator, telemetry',
  practices:
    'patient care, wound care, triage, medication administration=administering medication=medication management, care planning=care plans, vital signs=observations, cannulation=IV cannulation=IV therapy, venepuncture=phlebotomy, catheterisation=catheter care, patient assessment=patient assessments, patient education, discharge planning, handover=handovers, palliative care=end of life care, pain management, antenatal care, postnatal care, breastfeeding support, wound dressing=dressings, nurse clinics, ward rounds, patient advocacy, tracheostomy care, escalation=escalating deterioration=~deterioration, care records=documentation=~records, admissions=admission, mentoring students=supervising students=~students, leadership on shift=shift coordination, family support=~families=~relatives, mental health care=~mental health, theatre checklists, immunisation clinics=~immunisations, birth plans=~birth=~labour, high-risk pregnancies, newborn care=~newborn, feeding patients, bed baths=washing and dressing, mobility=mobilising patients, repositioning=turning patients, specimen collection=~specimens, drug rounds=medication rounds, dialysis, chemotherapy=~chemo, ventilation',
  knowledge:
    'infection control=infection prevention, early warning scores=NEWS2, safeguarding, patient confidentiality=HIPAA, sepsis, pressure ulcer prevention=pressure care, dignity, consent, clinical guidelines, duty of care',
  credentials: 'basic life support=!BLS, advanced life support=!ACLS=!ALS',
  qualities: 'compassion=compassionate care, empathy, resilience',
  questions: `
t | starting a shift | How do you decide which patient to see first at the start of a shift? | handover unstable priority acuity vital condition pain
t | giving medication | Walk me through the checks you make before you give a medication. | name dose route time allergy prescription label double
t | a deteriorating patient | How do you notice early that a patient is getting worse? | observations trend breathing colour confusion score pressure instinct
t | keeping infection away | How do you keep infection from spreading on a busy ward? | hands gloves isolate clean barrier protective swab
t@midwife | supporting a birth | How do you support a mother whose birth plan has to change? | explain calm choice partner consent listen reassure
s | an anxious relative | What would you do if an anxious relative demanded news that you were not allowed to give? | listen calm confidential consent doctor explain private
s | a medication mistake | What would you do if you noticed that a patient had been given the wrong dose? | check doctor inform monitor report honest incident
s | short of staff | How would you run a shift with two nurses too few? | priority delegate escalate essential safe communicate breaks
b | a difficult moment | Tell me about a time when you cared for a patient who was very distressed. | listened calm sat explained comfort trust outcome
b | speaking up | Describe a situation where you questioned a decision to protect a patient. | concern doctor spoke evidence changed escalated safe
b | an emergency | Tell me about an emergency in which you had to act fast. | crash called airway team minutes stable debrief
`,
});

export const care = defineFamily({
  id: 'care',
  people: 'resident/residents',
  signals: 'person dignity family safe routine listen care choice record trust',
  titles:
    'care assistant=carer=caregiver=care worker=home carer=support worker=personal care assistant=home health aide=care home manager=registered manager=care coordinator=senior carer=domiciliary carer=live-in carer=personal support worker=disability support worker=activities coordinator',
  practices:
    'personal care, moving and handling=manual handling=hoisting, meal preparation=preparing meals, companionship, medication prompts, activities, continence care, mobility support, night care, daily records, dignity, care notes=~care plans=care records=~notes, hydration=~fluids, hobbies and outings=outings, housework=domestic tasks, shopping for clients=~shopping, end-of-life care=end of life care, communication with families=~families, medication administration=~medication, supporting independence=~independence, positive behaviour support, arranging funerals=arranging services=~funerals, bereaved families=~bereavement=~bereaved, registrars and paperwork=~paperwork, staff supervision=~supervision, inspections=~CQC, rota planning=~rotas',
  knowledge:
    'dementia care=dementia, mental capacity=Mental Capacity Act, nutrition, person-centred care=person-centered care, learning disabilities, autism',
  qualities: 'patience, kindness, reliability',
  questions: `
t | dignity | How do you help a person wash and dress while keeping their dignity? | door towel ask choice explain slow privacy
t | moving safely | How do you move a person safely when they cannot stand on their own? | hoist plan back belt two check explain
t | dementia | How do you calm a person with dementia who wants to go home? | listen distract calm feelings walk photo familiar never argue
s | a refusal | What would you do if a person refused to eat or to take their medicine? | ask why respect later record tell family nurse
s | signs of harm | What would you do if you saw bruises on a person you care for? | record report manager safeguarding never promise body map
s | running late | What would you do if one visit made you late for all the others? | call tell manager priority safe apologise
b | building trust | Tell me about a time when you won the trust of a person who did not want help. | time patient small interest routine smiled
b | a hard day | Tell me about a day at work that was hard for you. | sad tired support colleague talked coped learned
b | noticing a change | Tell me about a time when you noticed a change in somebody's health. | noticed different eating told nurse doctor record
`,
});

export const funerals = defineFamily({
  id: 'funerals',
  people: 'family/families',
  signals: 'family funeral dignity listen calm respect arrangement detail ceremony grief',
  titles:
    'funeral director=funeral arranger=undertaker=embalmer=mortician=funeral operative=funeral celebrant=crematorium technician=cemetery manager',
  practices:
    'arranging funerals=arranging services, bereaved families=~bereavement=~bereaved, registrars and paperwork=~paperwork=~registrars, embalming, driving the hearse=~hearse, cremations=~crematoria, burials, funeral costs, floral tributes, care of the deceased, taking payments, memorial services',
  knowledge: 'funeral customs=religious customs, cremation law, prepaid plans',
  qualities: 'compassion, tact',
  questions: `
t | a first meeting | How do you begin a first meeting with a {person} who has just lost somebody? | listen quiet tea time name gentle choice
t | careful detail | How do you make sure that no detail of a funeral is forgotten? | list check time music flowers names colleague
t | talking about money | How do you talk about costs with a {person} that is grieving? | clear honest written option gentle pressure
s | a quarrel | What would you do if two relatives wanted different things for the same funeral? | listen separate legal calm compromise wishes
s | something goes wrong | What would you do if something went wrong during the ceremony? | calm quiet solve apologise after colleague
b | helping a family | Tell me about a {person} whom you were able to help at a hard time. | listened wishes arranged thanked detail remembered
b | looking after yourself | Tell me about a sad day at work and how you coped. | colleague talk rest family routine learned
`,
});

export const medicine = defineFamily({
  id: 'medicine',
  people: 'patient/patients',
  signals: 'patient history diagnosis risk examine explain treatment consent team evidence',
  titles:
    'doctor=physician=general practitioner=GP=surgeon=consultant physician=junior doctor=medical registrar=anaesthetist=anesthesiologist=paediatrician=psychiatrist=cardiologist=hospitalist=family doctor=medical officer=clinical fellow, physician associate=physician assistant, radiographer=radiologist=sonographer=radiologic technologist=MRI technologist=X-ray technician, optometrist=optician=dispensing optician=audiologist, medical secretary=medical receptionist=medical coder=practice manager=clinical coder, phlebotomist=medical assistant=theatre practitioner=operating department practitioner',
  practices:
    'diagnosis=clinical diagnosis, treatment plans=treatment planning, prescribing, clinical audits=~clinical audit, referrals, consultations=patient consultations, minor surgery, history taking, ultrasound, CT scanning, MRI scanning=MRI, X-ray imaging=X-rays, eye examinations=sight tests, hearing tests, chronic disease management, teaching juniors, medical coding=ICD-10, ward work=~ward, on-call work=~on-call, acute medicine=acute admissions, clinics=outpatient clinics, procedures, discharge letters=discharge summaries, research=clinical research, multidisciplinary meetings=MDT meetings, quality improvement, patient safety, cataract surgery, anaesthesia=anaesthetics, paediatric care, emergency care, patient lists, appointment booking=booking appointments=~appointments, patient enquiries=~enquiries, prescriptions=repeat prescriptions, blood taking=drawing blood=~blood, specimen labelling=labelling specimens=~specimens, contrast injections, positioning patients=~positioning, fitting spectacles=~frames=~lenses, contact lenses, medical billing',
  knowledge:
    'clinical governance, evidence-based medicine, radiation protection, informed consent, anatomy, medical terminology',
  questions: `
t@doctor,physician-associate | taking a history | How do you take a good history when time is short? | open listen symptoms red flags past medication summary
t@doctor,physician-associate | uncertainty | How do you act when you are not sure of a diagnosis? | differential safety net test senior follow risk explain
t@doctor,physician-associate | explaining risk | How do you explain the risks of a treatment so that a patient can choose? | plain numbers benefit alternative consent check time
t | after an error | How do you make sure that an error does not happen twice? | report review cause system change audit team
s@doctor,physician-associate | a refusing patient | What would you do if a patient refused a treatment that could save them? | capacity listen explain respect document alternative
s@doctor,physician-associate | bad news | How would you give a patient very bad news? | private quiet simple pause family support plan
t | the right patient | How do you make sure that you have the right patient and the right test? | name birth date check request label wristband
t | a worried patient | How do you help a {person} who is frightened of what you are about to do? | calm explain slow distract permission stop
t@medical-secretary | a busy desk | How do you keep letters, calls and waiting {people} in order on a full day? | priority urgent list record queue polite
t@radiographer | a useful image | How do you get a useful image from somebody who cannot keep still? | position support breathe explain repeat dose
t@optometrist | measuring sight | How do you explain to a {person} what you found during an examination? | plain show picture option question follow
t@phlebotomist | a difficult vein | What do you do when a vein is hard to find? | warm hydrate angle try colleague stop calm
s | an urgent result | What would you do if a result needed action at once and nobody answered the telephone? | escalate doctor safe record try protocol
s | a rude patient | What would you do if a {person} who had waited for an hour began to shout? | listen apologise calm explain private safe
b | a memorable case | Tell me about a case that changed the way you work. | patient happened learned reflect change practice
b@doctor,physician-associate | disagreement over care | Tell me about a time when you disagreed with a colleague about a patient's care. | evidence discussed senior safe agreed outcome
b | a kindness | Tell me about a time when you made a visit easier for somebody who was anxious. | listened explained calm smiled stayed thanked
`,
});

export const dental = defineFamily({
  id: 'dental',
  people: 'patient/patients',
  signals: 'patient tooth pain sterile record calm x-ray consent explain treatment',
  titles:
    'dentist=orthodontist=dental surgeon=associate dentist, dental nurse=dental assistant=orthodontic nurse, dental hygienist=dental therapist=dental technician=dental receptionist',
  tools: 'dental radiography=dental X-rays, intraoral scanners=~intraoral scanner=iTero',
  practices:
    "chairside assistance=four-handed dentistry, sterilisation=sterilization, endodontics=root canal treatment, scaling and polishing=scaling, fillings, extractions, implants, orthodontics, oral health advice=oral hygiene, impressions, patient charting=charting, whitening, crowns and bridges=crowns, nervous patients=anxious patients, patient consent=~consent, radiographs=taking radiographs=~radiography, appointment booking=~appointments, stock control=~stock, dentures, sedation, children's dentistry=~children, routine dentistry=check-ups=examinations, gum disease=periodontal treatment, aligners=~Invisalign",
  knowledge: 'cross-infection control=decontamination, dental charting, oral anatomy',
  questions: `
t | a nervous patient | How do you help a patient who is afraid of treatment? | calm explain stop signal slow breathe trust distraction
t | keeping things sterile | Walk me through what happens to the instruments between two patients. | wash autoclave check pack gloves surface log
t | good advice | How do you get a patient to look after their teeth at home? | show brush floss simple habit praise follow
s | running behind | What would you do if the list was running forty minutes late? | tell apologise rebook reception catch priority
s | an emergency mid-treatment | What would you do if a patient collapsed in the chair? | airway call oxygen position emergency kit calm
b | an unhappy patient | Tell me about a time when a patient was unhappy with their treatment. | listened explained apologised solved record outcome
b | working in pairs | Tell me about a time when good teamwork made a treatment go well. | prepared anticipate communication passed smooth result
`,
});

export const pharmacy = defineFamily({
  id: 'pharmacy',
  people: 'patient/patients',
  signals: 'medicine dose prescription patient check doctor interaction label advice safe',
  titles:
    'pharmacist=clinical pharmacist=hospital pharmacist=pharmacy manager, pharmacy technician=pharmacy assistant=dispenser=pharmacy dispenser',
  practices:
    'dispensing, clinical checks=~clinical check, vaccination=vaccination service=immunisations, medication reviews=medicines reviews, compounding, patient counselling=advice to patients, stock ordering, prescription processing, over-the-counter advice=~over the counter, minor ailments, ward rounds, controlled drug records, smoking cessation, blood pressure checks, deliveries to patients, team supervision=~supervision, antibiotic stewardship, aseptic preparation, checking accuracy=accuracy checking',
  knowledge: 'pharmacology, controlled drugs, drug interactions, pharmacy law',
  questions: `
t | checking a prescription | Walk me through the checks you make before a medicine leaves the counter. | name dose interaction allergy label quantity prescriber second
t | giving advice | How do you make sure that a patient knows how to take a new medicine? | explain food time side repeat leaflet question
t | interactions | How do you spot that two medicines should not be taken together? | history ask system alert doctor alternative
s | a doubtful prescription | What would you do if a prescription looked wrong and the doctor could not be reached? | hold explain safe emergency record another call
s | a queue | What would you do if ten people were waiting and the system went down? | tell priority paper safe calm team urgent
b | a caught error | Tell me about a time when you caught an error before it did harm. | noticed checked dose called corrected reported prevented
b | a difficult conversation | Tell me about a hard conversation with somebody at the counter. | upset listened private explained calm result
`,
});

export const therapy = defineFamily({
  id: 'therapy',
  people: 'patient/patients',
  signals: 'goal assess exercise progress patient motivate plan listen evidence home',
  titles:
    'physiotherapist=physical therapist=physio=sports therapist=osteopath=chiropractor=massage therapist, occupational therapist=OT, speech and language therapist=speech therapist=speech-language pathologist, psychologist=clinical psychologist=psychotherapist=counsellor=counselor=therapist=mental health counselor=school counsellor, dietitian=dietician=nutritionist, podiatrist',
  practices:
    'manual therapy, exercise prescription=exercise programmes, rehabilitation, goal setting, gait analysis, dysphagia assessment, cognitive behavioural therapy=CBT, group therapy, home assessments=home visits, massage=sports massage, counselling=counseling, hydrotherapy, splinting, dietary advice, pilates, caseload management=~caseload, supervision, clinical reasoning, rotational working=~rotational=~rotations, patient education, assessment=~assessments, discharge plans=~discharge, group sessions=~groups, risk assessment=~risk, dry needling=acupuncture, sports injuries, school-based therapy, parent training=~parents, mobility aids=~equipment=wheelchairs, meal plans, weight management, session notes=~notes, confidentiality',
  knowledge:
    'outcome measures, musculoskeletal conditions=!MSK=musculoskeletal, neurological rehabilitation, sensory integration, trauma-informed care',
  questions: `
t | a first session | Walk me through how you run a first session with a new patient. | history listen assess goal explain consent plan
t | choosing a treatment | How do you choose between two treatments that might both help? | evidence goal preference risk measure review
t | keeping people going | How do you keep a patient working on their goals at home? | small habit measure remind reason progress family
s | no progress | What would you do if a patient had made no progress after six weeks? | reassess goal ask refer change evidence honest
s | a disclosure | What would you do if a patient told you something that made you fear for their safety? | listen risk safeguard report supervisor plan support
b | a good outcome | Tell me about a patient whose progress you are glad to remember. | goal setback plan result independent weeks
b | working with others | Tell me about a time when you worked with other professions on one patient. | doctor nurse meeting shared plan agreed discharge
`,
});

export const emergency = defineFamily({
  id: 'emergency',
  people: 'member of the public/members of the public',
  signals: 'calm safe team radio risk casualty minutes scene protocol debrief',
  titles:
    'paramedic=emergency medical technician=EMT=ambulance technician=ambulance care assistant, firefighter=fire officer=watch manager, emergency call handler=999 call handler=911 dispatcher=emergency dispatcher, lifeguard=coastguard=mountain rescuer',
  practices:
    'casualty care, emergency triage, emergency patient assessment, blue light driving=emergency driving, trauma care, hazard assessment=dynamic risk assessment, search and rescue, road traffic collisions, home fire safety visits=smoke alarms, breathing apparatus, water rescue, call handling, pool supervision, CPR, community safety=~community, training drills=~drills, equipment checks=~equipment, patient handover=~handover=~handovers, extrication, fire prevention, driving to calls=~driving, calming callers=~callers, resource dispatch=~dispatch, first response, patient transport',
  knowledge: 'incident command, hazardous materials',
  credentials: 'prehospital life support',
  qualities: 'physical fitness, calm under pressure',
  questions: `
t | arriving on scene | What do you do in the first two minutes at the scene of an accident? | safe danger triage radio casualties priority airway
t | staying ready | How do you keep yourself and your equipment ready for the next call? | check clean restock train fitness drill sleep
t | handing over | How do you hand over a casualty so that nothing is lost? | structure vital history time given clear injury
s | several casualties | What would you do if you were alone with three injured people? | triage priority help call bleeding airway bystander
s | an angry bystander | What would you do if a bystander got in the way of your work? | calm space task police explain safe
b | acting fast | Tell me about a time when you had to make a decision with very little information. | seconds risk decided outcome team learned
b | after hard calls | Tell me about how you coped after a time when things did not end well. | debrief talked support sleep family accept learned
`,
});

export const laboratory = defineFamily({
  id: 'laboratory',
  people: 'colleague/colleagues',
  signals: 'sample record control result calibrate method contamination repeat standard safety',
  titles:
    'laboratory technician=lab technician=lab assistant=laboratory assistant=laboratory analyst=laboratory scientist=medical laboratory scientist=biomedical scientist=lab manager, chemist=analytical chemist=biochemist, biologist=microbiologist=molecular biologist=geneticist=ecologist=marine biologist, clinical research associate=clinical trial coordinator=clinical research coordinator=regulatory affairs specialist, forensic scientist, physicist=materials scientist',
  tools:
    'HPLC, PCR=qPCR, mass spectrometry=LC-MS, gas chromatography=GC-MS, flow cytometry, ELISA, LIMS, microscopy=microscopes, centrifuges, pipetting, spectroscopy, CRISPR',
  practices:
    'sample preparation, titration, calibration, cell culture, method validation, DNA extraction, record keeping, assay development, western blotting=western blots, field surveys, aseptic technique, clinical trials, stability testing, lab notebooks=~lab notebook=laboratory records, protein studies=protein stability studies=~stability, freeze-drying=lyophilisation=lyophilization, design of experiments=!DoE, cross-functional work=~cross-functional, particle counting, safety data sheets, viscosity measurements=~viscosity, equipment maintenance=~maintenance, technical reports=~reports, animal studies, environmental sampling=~sampling, data analysis, protocol writing=~protocols, biological samples=~samples, site monitoring=monitoring visits, regulatory submissions, trial recruitment, evidence handling=~evidence',
  knowledge:
    'GLP=good laboratory practice, GMP=good manufacturing practice, laboratory safety=lab safety, good clinical practice, COSHH, ISO 17025',
  questions: `
t | trustworthy results | How do you make sure that a result in the laboratory can be trusted? | control calibrate repeat blank standard record method
t | an odd result | What do you do when one of three repeat samples gives a very different value? | repeat outlier cause control instrument document contamination
t | safe handling | How do you prepare to work with a dangerous substance for the first time? | sheet hood gloves risk waste spill training
s | a broken instrument | What would you do if an instrument failed in the middle of a run? | stop save samples log service backup repeat
s | pressure on results | What would you do if somebody pressed you to report a result before the checks were done? | refuse explain quality quick check document manager
b | a laboratory mistake | Tell me about a mistake you made in the laboratory. | noticed reported repeated sample lost learned label
b | a better method | Tell me about a time when you made a method quicker or more reliable. | changed tested time error validated adopted
`,
});

export const veterinary = defineFamily({
  id: 'veterinary',
  people: 'pet owner/pet owners',
  signals: 'animal owner pain calm handle record vet treatment safe explain',
  titles:
    'veterinarian=vet=veterinary surgeon, veterinary nurse=registered veterinary nurse=RVN=vet nurse=veterinary technician=vet tech=veterinary assistant, dog groomer=pet groomer=groomer, zookeeper=zoo keeper=animal keeper=kennel assistant=animal care assistant=dog walker=dog trainer=animal trainer=stable hand=groom',
  practices:
    'anaesthesia monitoring=anesthesia monitoring, animal handling, inpatient care, animal nutrition, animal husbandry, grooming, dog training, enrichment, animal surgery, puppy classes, feeding and cleaning, telephone triage=~triage, dental radiography=~radiography, mentoring student nurses=~students, laboratory tests, owner advice=advice to owners=~owners=~clients, out-of-hours emergencies=out of hours, vaccinations, euthanasia, appointment booking=~appointments, taking payments=~payments, walking dogs, bathing and drying, breed clips=clipping, animal transport, public talks=keeper talks, animal records=~records',
  knowledge: 'animal welfare, zoonoses=zoonotic diseases, animal behaviour=animal behavior',
  questions: `
t | something is wrong | How do you notice that something is wrong with an animal that cannot tell you? | behaviour eating eyes coat breathing compare record
t | a day's care | Walk me through a day of looking after the animals in your care. | feed clean check exercise record observe water
s | an escaped animal | What would you do if an animal in your care got loose? | calm gate safe tell corner catch public
b | patience | Tell me about a time when you had to be very patient with an animal. | trust slow food days calm result
t | a frightened animal | How do you handle an animal that is frightened and may bite? | calm towel muzzle slow quiet distance owner
t | signs of pain | How do you tell that an animal is in pain? | behaviour breathing posture eating touch compare scale
t@veterinarian,veterinary-nurse | clear advice | How do you make sure that an owner can give the treatment at home? | show explain write call check dose
s@veterinarian,veterinary-nurse | money | What would you do if an owner could not pay for the treatment that their animal needs? | options honest charity priority plan kind
s@veterinarian,veterinary-nurse | two emergencies | What would you do if two emergencies came through the door at once? | triage priority call help stable owner
b@veterinarian,veterinary-nurse | sad news | Tell me about a time when you had to support an owner through a loss. | listened time quiet choice kind follow
b | a memorable animal | Tell me about an animal whose care was a challenge for you. | problem tried patient recovered learned
`,
});
