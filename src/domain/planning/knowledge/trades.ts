import { defineFamily } from './family.ts';

export const electrical = defineFamily({
  id: 'electrical',
  people: 'customer/customers',
  signals: 'isolate safe test circuit fault cable customer regulation tool check',
  titles:
    'electrician=electrical engineer=electrical technician=electrical installer=maintenance electrician=industrial electrician=apprentice electrician=electrical supervisor=journeyman electrician=solar installer=solar technician=lineman=alarm engineer=sparky',
  tools: 'multimeters=~multimeter, PLC=PLCs=PLC programming, solar panels=solar PV, EV chargers=EV charging',
  practices:
    'wiring=rewiring=rewires, fault finding=fault-finding, testing and inspection=inspection and testing=test and inspection, consumer unit changes=consumer units, containment, conduit bending, preventive maintenance=planned maintenance, cable installation=cabling, fire alarms, PAT testing, commissioning, rewiring houses=domestic rewires=~domestic, commercial installations=~commercial, industrial maintenance=~industrial, test certificates=certification=~certificates, lighting installation=~lighting, solar installation=~solar, emergency lighting, machine breakdowns=~breakdowns, customer communication=~customers, apprentice supervision=~apprentices, switchgear, motor control panels=control panels, line work=~lines',
  knowledge:
    'NEC code=National Electrical Code, isolation procedures=lockout tagout=safe isolation, three-phase systems=three phase, electrical drawings=schematics, health and safety',
  credentials: '18th edition=wiring regulations=BS 7671',
  questions: `
t | working safely | Walk me through how you make a circuit safe before you work on it. | isolate lock off prove dead tester warning check
t | finding a fault | How do you find a fault in a circuit that trips only now and then? | test insulation isolate load split meter damp
t | a new installation | What do you check before you hand over a new installation? | test certificate polarity earth label continuity clean
t | old wiring | How do you deal with old wiring that is not up to standard? | tell customer regulation report safe quote replace
s | a dangerous finding | What would you do if you found something dangerous in a {person}'s home that you had not been asked to fix? | isolate tell report record quote safe
s | a growing job | What would you do if a job turned out to be twice as big as you had quoted? | stop tell price options agree photo
b | an elusive fault | Tell me about a fault that was hard to find. | hours tested cause fixed customer learned
b | a job mistake | Tell me about a time when something went wrong on a job. | noticed safe told fixed checked learned
`,
});

export const plumbing = defineFamily({
  id: 'plumbing',
  people: 'customer/customers',
  signals: 'leak pressure pipe boiler safe test customer tool shut repair',
  titles:
    'plumber=heating engineer=gas engineer=boiler engineer=pipefitter=pipe fitter=bathroom fitter=plumbing apprentice, HVAC technician=HVAC mechanic=HVAC service technician=HVAC tech=air conditioning technician=refrigeration mechanic=refrigeration engineer=air conditioning engineer=HVAC installer=HVAC engineer=refrigeration technician',
  practices:
    'boiler servicing=boiler repairs, leak detection, bathroom installation=bathroom installs=bathroom fitting, pipework, drain clearing=drainage, refrigerant handling=refrigerants, ductwork, heat pumps=heat pump installation, radiator installation=radiators, brazing, air conditioning=AC repair, breakdown repairs=~breakdowns=diagnosing breakdowns, landlord certificates=gas safety checks, power flushing=~power flush, central heating upgrades=~central heating, customer care on site=~customers, unblocking, tiling of bathrooms, underfloor heating, hot water systems=~hot water, welding pipe, reading drawings for pipes',
  knowledge: 'water regulations, pressure testing, HVAC systems=HVAC',
  credentials: 'Gas Safe=gas safety, F-Gas, EPA 608',
  questions: `
t | finding a leak | How do you find a leak that you cannot see? | pressure meter damp isolate listen test trace
t | gas and safety | What do you check before you leave a job on which you have worked with gas or pressure? | tight test pressure flue ventilation label record
t | no heating | Walk me through how you find out why a heating system gives no heat. | pressure thermostat pump valve pilot power radiator
s | water everywhere | What would you do if you arrived at a house with water coming through the ceiling? | stopcock electric safe isolate bucket call dry
s | a doubtful bill | What would you do if a {person} said that your bill was too high? | explain parts hours listen quote fair
b | difficult conditions | Tell me about a repair that you had to do in difficult conditions. | cold space time tool solved customer
b | a second visit | Tell me about a time when you had to go back to a job. | returned cause fixed apologised learned check
`,
});

export const buildingTrades = defineFamily({
  id: 'building-trades',
  people: 'customer/customers',
  signals: 'measure level tool site safe material drawing cut finish customer',
  titles:
    'carpenter=joiner=cabinet maker=cabinetmaker=furniture maker=kitchen fitter, bricklayer=mason=stonemason=plasterer=tiler=drywaller, painter and decorator=painter=decorator, roofer=scaffolder=glazier=window fitter=floor layer=flooring installer=insulation installer, construction worker=labourer=laborer=general labourer=groundworker=builder=handyman=maintenance technician=maintenance engineer=maintenance worker=caretaker=facilities assistant=facilities manager=janitor caretaker, crane operator=excavator operator=plant operator=heavy equipment operator=digger driver',
  practices:
    'first fix, second fix, door hanging=hanging doors, staircases, kitchen fitting, framing, plastering, tiling, bricklaying, roofing, painting, wallpapering, measuring and cutting, demolition, scaffolding, concrete pouring=concrete work, groundworks, general repairs, slinging and signalling, facilities management, reactive maintenance, slating=slate=slate and tile=~slates, flat roofing=~flat roofs, leadwork=~lead, site clearance, material handling=moving materials, dry lining=drylining, rendering, pointing, brick repairs, snagging on site=~snagging, loft conversions, kitchens=fitted kitchens, furniture repair, French polishing, minor plumbing, building checks=~fire alarms, contractor supervision=~contractors, grounds maintenance, excavation, lifting plans=~lifting',
  knowledge:
    'working at height=work at height, power tools, reading drawings=blueprints=blueprint reading, manual tools',
  credentials: 'CSCS=~CSCS card, asbestos awareness, OSHA=OSHA 10',
  questions: `
t | measuring up | How do you make sure that a piece fits the first time? | measure twice level template square allow check
t | preparing the ground | How do you prepare a surface or a piece of material before the visible work begins? | prepare clean sand level prime dry protect
t | safety at height | What do you check before you work at height? | ladder scaffold harness tie edge weather
s | a wrong drawing | What would you do if the drawing did not match what you found on site? | stop measure ask architect photo agree note
s | bad weather | What would you do if rain stopped the outside work for two days? | inside plan tell protect reschedule client
b | a hard job | Tell me about a time when a job was harder than it looked. | problem solved tool time finish customer
b | other trades | Tell me about a time when you and another trade got in each other's way. | talked plan order agreed site manager
`,
});

export const construction = defineFamily({
  id: 'construction',
  people: 'client/clients',
  signals: 'site programme safety subcontractor cost drawing delay client quality contract',
  titles:
    'site manager=construction manager=construction project manager=site supervisor=foreman=construction superintendent=site engineer=contracts manager=clerk of works, quantity surveyor=estimator=cost manager=building surveyor=land surveyor=surveyor=building inspector=valuer',
  tools: 'Procore, Bluebeam, total stations=~total station',
  practices:
    'site safety=site inductions, cost control, subcontractor management=subcontractor procurement=managing subcontractors, programme management=programming works, site inspections, toolbox talks, setting out, cost estimating=estimating, valuations, snagging=quality inspections, tender preparation=tendering, measurement, client reporting, drainage=drainage works, temporary works, concrete pours=~concrete, quality records=~quality, subcontractors=coordinating subcontractors, cost reports=cost reporting, final accounts=~final account, variations, procurement on site=~procurement, progress meetings=~progress, surveys=topographic surveys=building surveys, method statements=RAMS, handover to clients=~handover, site diaries=site records, deliveries to site, working with engineers on site, planning conditions, dilapidations',
  knowledge: 'NEC contracts=NEC, JCT contracts=JCT, CDM=CDM regulations, RIBA stages, building contracts',
  credentials: 'SMSTS',
  questions: `
t | a safe site | How do you keep a site safe when many firms work on it at once? | induction briefing risk permit walk stop signage
t | catching up | How do you win back time on a job that is running late? | sequence overtime critical resource plan agree
t | paying fairly | How do you check that the work you are billed for was really done? | measure photo record contract site agree
s | an unsafe act | What would you do if you saw an experienced worker take a dangerous short cut? | stop talk explain record warn training
s | a late defect | What would you do if you found a serious defect a week before handover? | tell client fix plan cause record programme
b | a dispute | Tell me about a dispute with a subcontractor or a {person} that you had to settle. | contract evidence met agreed cost record
b | a difficult job | Tell me about a job on which everything seemed to go wrong. | delay replan team communicate finished lesson
`,
});

export const engineering = defineFamily({
  id: 'engineering',
  people: 'client/clients',
  signals: 'design test load calculate drawing material tolerance cost safety standard',
  titles:
    'mechanical engineer=design engineer=mechanical designer=automotive engineer=CAD technician=CAD designer=draughtsman=drafter=aerospace engineer=marine engineer=acoustic engineer=biomedical engineer, civil engineer=structural engineer=highways engineer=geotechnical engineer=water engineer=environmental engineer=traffic engineer, chemical engineer=process engineer=petroleum engineer=nuclear engineer=energy engineer=mining engineer=wind turbine technician=materials engineer, manufacturing engineer=industrial engineer=production engineer=project engineer=systems engineer=reliability engineer=sales engineer=field service engineer=controls engineer=commissioning engineer',
  tools:
    'SolidWorks, AutoCAD, Civil 3D, CATIA, Inventor, ANSYS, Creo, Aspen HYSYS, SCADA, 3D printing, Siemens NX, MicroStation, STAAD Pro',
  practices:
    'tolerance analysis, finite element analysis=!FEA=!FEM=FEM simulations, drainage design, structural analysis=structural calculations, design for manufacture=DFM, prototyping parts, failure analysis=FMEA, HAZOP, site investigation, thermal analysis, fluid mechanics=CFD, piping design, process optimisation, product development, technical drawings=engineering drawings, prototype testing=~prototypes=~prototype, supplier management=~suppliers=~supplier, tolerance stacks=tolerance stack-ups, design reviews, engineering calculations=~calculations, commissioning of plant=~commissioning, plant maintenance=~maintenance, safety cases, energy efficiency, flood modelling=hydraulic modelling, traffic modelling, road design=highway design, bridge design=~bridges, geotechnical design=~foundations, environmental permits=~permits, mine planning, drilling programmes=~drilling, route planning=~plan routes, wind turbine maintenance=~turbines, cost estimates=~costs, technical reports=~reports, site supervision',
  knowledge:
    'Eurocodes, GD&T, thermodynamics, materials science, ISO 9001, hydraulics, pneumatics, reinforced concrete, steel structures',
  questions: `
t | choosing a material | How do you choose the material for a part that has to last for years? | load strength cost corrosion weight fatigue test
t | trusting a calculation | How do you check that a calculation or a simulation is right? | hand estimate units boundary mesh test compare
t | margins | How do you decide how much safety margin a design needs? | factor load standard risk uncertainty failure code
t | drawing to part | What do you do so that a design can really be made at a fair cost? | tolerance supplier process simple assembly prototype
s | a service failure | What would you do if something you had designed failed in use? | safe stop inspect cause report redesign test
s | a late change | What would you do if the {person} changed a requirement after the design was finished? | impact cost schedule change options agree review
b | a technical puzzle | Tell me about a technical problem that took you some time to solve. | cause tried test result learned measured
b | something you improved | Tell me about a time when you made a design or a process cheaper or better. | cost reduced idea tested saved result
`,
});

export const automotive = defineFamily({
  id: 'automotive',
  people: 'customer/customers',
  signals: 'engine test noise part diagnose safe customer torque repair check',
  titles:
    'mechanic=vehicle technician=auto mechanic=car mechanic=automotive technician=auto technician=MOT tester=HGV technician=diesel mechanic=motorcycle mechanic=bus mechanic=tyre fitter=service technician=workshop manager, bicycle mechanic=bike mechanic, body shop technician=panel beater=vehicle painter=auto body technician=car detailer=valeter, aircraft mechanic=aircraft technician=aircraft engineer=aircraft maintenance engineer, service advisor=parts advisor=parts manager',
  tools: 'diagnostic scanners=OBD=diagnostic equipment, torque wrenches=~torque wrench',
  practices:
    'vehicle diagnostics=diagnostics, servicing=vehicle servicing, brakes=brake repairs, clutches, MOT testing=MOT, engine repair=engine rebuilds, wheel alignment, welding repairs, oil changes, tyre fitting, paint spraying, suspension, transmissions, bodywork, customer explanations=~customers, engine diagnostics=~engine, fault codes, tracking and alignment, electrical faults=~electrics, pre-delivery inspections, airframe inspections=~airframe, line maintenance, wheel building=~wheels, gear adjustment=~gears, panel repair=~dents, spray booth work, parts ordering=~parts, service bookings=~bookings, workshop loading',
  knowledge:
    'hybrid and electric vehicles=electric vehicles, hydraulic systems, vehicle electrics=auto electrics, air conditioning systems',
  credentials: 'ASE=~ASE certification',
  questions: `
t | a strange noise | Walk me through how you track down a noise that a {person} hears but you do not. | road test ask speed lift isolate bearing listen
t | repair or replace | How do you decide whether to repair a part or to replace it? | wear cost safe life measure customer
t | final checks | What do you check before a vehicle goes back to its owner? | torque leak test light brake clean tools
s | an extra fault | What would you do if you found a dangerous fault that you had not been asked to look for? | tell photo quote safe record advise
s | a comeback | What would you do if a {person} came back with the same fault two days later? | apologise check test free cause explain
b | a puzzling fault | Tell me about a fault that puzzled you. | tried diagnose wiring cause fixed hours
b | a rushed day | Tell me about a day when there were more jobs than hours. | priority told safe team finished parts
`,
});

export const manufacturing = defineFamily({
  id: 'manufacturing',
  people: 'colleague/colleagues',
  signals: 'machine safety quality part shift check tolerance stop record scrap',
  titles:
    'machine operator=production operator=production operative=factory worker=assembler=assembly operator=process operator=manufacturing technician=packaging operator=line operator, CNC machinist=machinist=CNC operator=toolmaker=turner=miller=CNC programmer, welder=fabricator=welder fabricator=sheet metal worker=blacksmith=boilermaker, quality inspector=quality controller=quality engineer=quality manager=quality technician, production manager=production supervisor=plant manager=factory manager=production planner, printer=print operator=print finisher=sewing machinist',
  tools:
    'CNC=CNC machines, Fanuc=Fanuc controls, Heidenhain, G-code=G-code edits, micrometers=~micrometer, calipers, lathes=~lathe, MIG welding=!MIG, TIG welding=!TIG, arc welding=stick welding, Mastercam, milling machines',
  practices:
    'machine setup=setting machines=machine setting, quality control=quality checks, first-off inspection, changeovers, assembly, packaging, root cause analysis, production planning, shift handovers=~shift handover, soldering circuits, grinding, metal fabrication=fabrication, sewing, kaizen, visual inspection, pattern making, stainless steel work=stainless steel=~stainless, aluminium welding=~aluminium, reading drawings=~drawings, machine maintenance=~maintenance, stock checks, machine faults=~breakdowns, hygiene on the line=~hygiene, packing goods=~packing, batch records, non-conformance reports=non-conformances, quality audits=~audits, supplier quality, team briefings=~briefings, shift planning, printing presses=~press, colour matching',
  knowledge:
    'lean manufacturing=lean, 5S, six sigma=lean six sigma, engineering tolerances=tolerances, machine safety=machine guarding, ISO standards',
  questions: `
t@machine-operator,cnc-machinist,printer | setting up | Walk me through how you set up a machine for a new job. | drawing tool zero program first check guard speed
t | line quality | How do you notice that parts are starting to go out of tolerance? | measure trend gauge sample wear chart adjust
t | safety | What do you check before you start a machine at the beginning of a shift? | guard stop clean handover loose gloves oil
s | a late fault | What would you do if the machine began to make bad parts ten minutes before the end of your shift? | stop tell quarantine handover record cause
s | risky short cuts | What would you do if a {person} took off a guard to work faster? | stop speak safe supervisor report explain
b | a solved problem | Tell me about a problem with a machine or a product that you helped to solve. | scrap cause adjusted team result less
b | reaching a target | Tell me about a time when your team had to reach a hard target. | target shift plan helped overtime result
`,
});

export const land = defineFamily({
  id: 'land',
  people: 'visitor/visitors',
  signals: 'plant season soil water animal weather tool safe plan grow',
  titles:
    'gardener=landscaper=groundskeeper=horticulturist=head gardener=landscape gardener=greenkeeper=nursery worker at a garden centre=arborist=tree surgeon, farmer=farm worker=farm manager=herdsman=dairy farmer=shepherd=agricultural worker=tractor driver=fruit picker=beekeeper=winemaker=agronomist, forester=park ranger=ranger=forestry worker=gamekeeper=conservation officer=countryside ranger=falconer, fisherman=deckhand=fish farmer, florist=floral designer',
  tools: 'chainsaws=~chainsaw, tractors=~tractor, strimmers, irrigation systems=irrigation',
  practices:
    'pruning, plant propagation=propagation, planting=planting schemes, lawn care=mowing, milking, crop spraying=spraying, livestock care=livestock, harvesting=harvest, tree felling, hedge laying=hedge cutting, bird handling, flying displays=displays, floristry=bouquets=wedding flowers, composting, beekeeping, fencing, habitat management, guided walks, herd health=~herd=lameness checks=~lameness, calf rearing=~calves, parlour routines=~parlour, early starts, lambing, feeding animals=~feeding, machinery maintenance=~machinery, visitor engagement=~visitors, path maintenance=~paths, school groups, planting plans=~borders, glasshouse growing=~glasshouse, turf care=~turf, climbing and rigging=~climbing=aerial rescue, fish handling, net repair=~nets, flower arranging=~arrangements, customer orders, vine care=~vines, winemaking=~cellar, soil sampling',
  knowledge:
    'plant identification=plant knowledge, soil health, pest control=pest management, organic farming=organic growing, wildlife conservation=conservation, crop rotation',
  credentials: 'PA1=!PA6',
  questions: `
t | planning the year | How do you plan your work around the seasons? | spring weather sow prune calendar order frost
t | a struggling plant | How do you find out why a plant or an animal is not thriving? | soil water pest feed look test compare
t | safe work outdoors | How do you stay safe when you work alone outdoors with machines? | phone protective check tool weather tell fuel
s | bad weather | What would you do if bad weather was about to spoil weeks of work? | cover harvest early priority help drain
s | visitors | What would you do if a {person} ignored a rule that keeps plants or animals safe? | polite explain reason ask sign manager
b | a hard season | Tell me about a season that did not go as you had planned. | drought loss adapt changed learned saved
b | nurturing growth | Tell me about something you brought from poor health to good. | condition weeks patient fed pruned result
`,
});

export const crafts = defineFamily({
  id: 'crafts',
  people: 'customer/customers',
  signals: 'material hand tool quality finish customer detail time measure piece',
  titles:
    'tailor=seamstress=dressmaker=alterations specialist=costume maker, upholsterer=saddler=leatherworker=shoemaker=cobbler=bag maker, jeweller=goldsmith=silversmith=watchmaker=engraver=stone setter, potter=ceramicist=glassblower=glassmaker=sculptor, luthier=instrument maker=piano tuner=bookbinder=framer=restorer=furniture restorer, brewer=distiller=cheesemaker=cider maker=soap maker=candle maker',
  tools: 'sewing machines, overlockers, hand tools=~hand tool, kilns=~kiln, soldering torches',
  practices:
    'alterations=~hems=clothing repairs, fittings=customer fittings, pattern drafting, hand sewing=hand finishing=~finishing, bridal wear=wedding dresses=~bridal, tailoring, measuring customers=~measuring=~measurements, leather cutting, stone setting, soldering jewellery, repairs=~repair, throwing pots, glazing pots, glass blowing, instrument repair, restoration, brewing=running the mash=~mash=brew days, cleaning tanks=~cleaning, bottling=kegging and bottling=~keg=~kegs, recipe development=~recipes, tasting, stock keeping=~stock, commissions, pricing work=~pricing, curtain making=~curtains',
  knowledge: 'materials=~fabrics=~fabric=~leather, fermentation, hallmarking, hygiene',
  questions: `
t | judging a material | How do you tell whether a material is good enough for what you want to make? | feel look test weight grain supplier sample
t | a whole piece | Walk me through how you make a piece from the first idea to the last touch. | sketch measure cut fit check finish
t | work that repeats | How do you keep the quality the same when you make the same thing again and again? | pattern record check sample time measure
s | a late mistake | What would you do if you damaged a piece when it was nearly finished? | stop repair tell honest remake cost
s | an unhappy customer | What would you do if a {person} said that the result was not what they had imagined? | listen show agree change price calm
b | your best piece | Tell me about a piece of work that you are glad to have made. | idea problem technique time result customer
b | a difficult order | Tell me about an order that was harder than it looked. | tried material deadline solved learned asked
`,
});
