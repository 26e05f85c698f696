import { defineFamily } from './family.ts';

export const driving = defineFamily({
  id: 'driving',
  people: 'customer/customers',
  signals: 'road safe vehicle time route check customer delivery rest load',
  titles:
    'driver=HGV driver=LGV driver=truck driver=lorry driver=delivery driver=van driver=CDL driver=long haul driver=multidrop driver, bus driver=coach driver=school bus driver=tram driver, taxi driver=chauffeur=private hire driver=Uber driver=minicab driver, courier=bike courier=postman=postal worker=mail carrier=delivery rider=dispatch rider, train driver=train conductor=train dispatcher=signaller=train guard, furniture mover=removals porter=mover=refuse collector',
  tools: 'tachographs=~tachograph=tachograph records, satellite navigation=~sat nav, tail lifts=~tail lift, ELD',
  practices:
    'vehicle checks=pre-trip inspections=daily walkaround checks=walkaround checks, safe delivery=deliveries=multi-drop deliveries, route planning, load securing=securing loads, defensive driving, passenger assistance, proof of delivery, reversing, fare collection, loading and unloading, multi-drop work=~multi-drop=~multidrop, trailer work=~trailers=~trailer, chilled goods=chilled deliveries=~chilled, safe driving, timetables=keeping to the timetable=~timetable, fares=taking fares, passengers=helping passengers=passenger care=~passenger, announcing delays=~delays, signals=following signals, customer contact at the door=~customers, paperwork=delivery notes=~delivery paperwork, night driving=~nights, tail lifts, pallets=~pallet, vehicle cleaning, breakdowns on the road=~breakdowns, heavy lifting=lifting furniture, accessible travel=wheelchair passengers, sorting post=~sorting',
  knowledge: "drivers' hours=drivers hours rules=hours of service, Highway Code=road safety",
  credentials: 'CPC=driver CPC, Class 1=~Class 1 licence=C+E, Class 2, ADR, CDL=~CDL Class A',
  questions: `
t | before setting off | Walk me through the checks you make before you set off. | tyres lights mirrors oil load brakes paperwork
t | staying awake | How do you stay alert on a long day at the wheel? | rest break sleep water hours stop music
t | a tight route | How do you plan a day with many stops? | order map traffic time window fuel phone
s | a road accident | What would you do if you had a small accident on the road? | stop safe photo details report call calm
s | running late | What would you do if you saw that you could not make the next stop on time? | call tell safe speed route priority
b | a difficult customer | Tell me about a {person} or a passenger who was difficult. | calm listened explained report polite solved
b | bad conditions | Tell me about a journey in really bad conditions. | snow slow decided stop safe told arrived
`,
});

export const warehouse = defineFamily({
  id: 'warehouse',
  people: 'colleague/colleagues',
  signals: 'order stock scan safe load check pallet team target label',
  titles:
    'warehouse operative=warehouse worker=warehouse associate=picker=packer=order picker=picker packer=warehouse assistant=stock handler=fulfilment associate=stocker=goods in operative=storekeeper=loader, forklift driver=forklift operator=FLT driver=reach truck driver, warehouse manager=warehouse supervisor=warehouse team leader=shift supervisor in the warehouse=distribution manager',
  tools:
    'forklifts=~forklift=~counterbalance, reach trucks=~reach truck, !WMS=~warehouse management system, handheld scanners=~handheld scanner=RF scanners, pallet jacks=~pallet jack=~pallet truck',
  practices:
    'order picking=picking, packing=picking and packing, stock control=inventory control, goods in=receiving goods, stocktaking=stock counts=cycle counts, loading trailers=loading, dispatch, returns processing, labelling, stock accuracy=~accuracy, pick rates=~targets, heavy lifting=manual handling, health and safety, shift rotas=~rotas, vehicle loading=~vehicles, pallet wrapping=~pallets, goods out, quality checks, team briefings=~briefings, housekeeping',
  knowledge: 'manual handling rules=safe lifting, housekeeping standards, stock rotation=FIFO',
  questions: `
t | picking without mistakes | How do you pick quickly without making mistakes? | scan check label count route focus pallet
t | safe lifting | How do you lift and stack heavy goods safely? | knees back team weight pallet height truck
t | stock differences | What do you do when the shelf and the system do not agree? | count report location adjust supervisor history
s | a near miss | What would you do if you saw a forklift nearly hit somebody? | stop report tell supervisor safe record
s | a heavy day | What would you do if the orders of the day could not all be packed in time? | priority tell team overtime plan urgent
b | working as one | Tell me about a shift on which your team had to pull together. | busy helped shared target finished tired
b | an order mistake | Tell me about a time when an order went out wrong. | noticed cause told corrected check learned
`,
});

export const supplyChain = defineFamily({
  id: 'supply-chain',
  people: 'supplier/suppliers',
  signals: 'supplier stock forecast cost order lead delay demand contract plan',
  titles:
    'supply chain planner=supply chain manager=supply chain analyst=demand planner=material planner=supply planner=inventory planner=supply chain coordinator, buyer=purchasing manager=procurement manager=procurement officer=procurement specialist=category manager=purchasing agent=purchaser=merchandising buyer=head of procurement, logistics coordinator=logistics manager=transport planner=transport manager=freight forwarder=import coordinator=shipping clerk=logistics analyst=fleet manager=dispatcher=customs broker=freight broker',
  tools: 'ERP=ERP systems, SAP MRP=!MRP, Oracle NetSuite, TMS',
  practices:
    'demand planning=demand forecasting, inventory optimisation=inventory management=inventory optimization, S&OP=S&OP meetings=sales and operations planning, procurement, contract negotiation=negotiating contracts, supplier negotiation, import and export=imports and exports, freight forwarding, tendering for supply, category management, spend analysis, fleet management, customs clearance=customs, supplier audits, logistics planning, supplier relationships=~suppliers=~supplier, cost savings=~savings, delivery performance=~deliveries, stock levels=~stock=~inventory, purchase orders, transport planning=route planning=~plan routes, driver management=~drivers, freight costs=~freight, negotiation with suppliers=~negotiation, warehouse coordination, shipping documents=~shipping, customer updates=~customers, forecasting demand=~forecasting=~forecast',
  knowledge: 'Incoterms, just in time=JIT, supply chain risk',
  credentials: 'CIPS',
  questions: `
t | planning stock | How do you decide how much stock to keep of something? | demand lead safety variation cost service space
t | choosing suppliers | How do you choose between two {people} who offer the same price? | quality risk delivery reference capacity terms visit
t | forecasting | What do you do when the forecast turns out to be far from what is sold? | cause season promotion adjust review error
s | a late delivery | What would you do if a {person} told you that a vital delivery would be three weeks late? | alternative air stock tell customer priority penalty
s | rising prices | What would you do if prices rose sharply in the middle of a contract? | contract negotiate index alternative hedge volume
b | a negotiation | Tell me about a negotiation that ended well for both sides. | prepared wants alternative agreed saved relationship
b | a supply crisis | Tell me about a time when the supply of something broke down. | shortage source air priority customer solved learned
`,
});

export const travel = defineFamily({
  id: 'travel',
  people: 'passenger/passengers',
  signals: 'passenger safe calm crew check flight delay guest announce procedure',
  titles:
    "flight attendant=cabin crew=air hostess=cabin crew member=cabin manager=purser, pilot=first officer=airline pilot=captain=helicopter pilot=drone pilot=flight instructor, travel agent=travel consultant=tour operator=reservations agent, tour guide=tour leader=museum guide=holiday rep, airport ground staff=ground handler=baggage handler=check-in agent=gate agent=airport security officer=air traffic controller=ramp agent, sailor=ship's officer=deck officer=seafarer=yacht crew=ship captain",
  tools: 'GDS=Amadeus=!Sabre=Galileo, flight simulators=~flight simulator',
  practices:
    'safety procedures=safety demonstrations, passenger service=serving passengers, itinerary planning=itineraries, crew resource management=!CRM for crews=multi-crew cooperation, in-flight service, boarding, navigation, flight planning, tour guiding=guided tours, emergency evacuation=evacuation, ticketing and fares, after-sales care, seamanship, weather decisions=~weather, safety in the cabin=~safety, fuel planning=~fuel, mass and balance, passengers with special needs, customer bookings=~bookings, group tours, first aid on board, cabin announcements=~announcements, check-in desks, turnarounds=~turnaround, standard operating procedures=SOPs, anchoring, watch-keeping, complaint handling on board=~complaints, sales on board, flight instruction, storytelling on tours=~storytelling',
  knowledge: 'aviation safety, instrument flying=!IFR=instrument rating, air law, dangerous goods, visa rules',
  credentials: 'ATPL, first aid',
  questions: `
t | safety first | How do you get {people} to take a safety rule seriously? | explain firm polite reason demonstrate check
t@pilot | a technical warning | Walk me through what you do when a warning comes on in flight. | fly checklist memory communicate navigate crew divert
t@travel-agent,tour-guide | customers' wishes | How do you find out what kind of trip a person will really enjoy? | ask budget interest past options listen
t | a long day | How do you stay friendly at the end of a long day? | sleep water breathe team smile break
s | a sick passenger | What would you do if a {person} fell ill far from any help? | first aid calm call doctor oxygen crew
s | a long delay | What would you do if a long delay made {people} angry? | inform honest water calm listen options apologise
b | a difficult person | Tell me about a time when you calmed somebody who was afraid or angry. | listened voice calm explained sat outcome
b | teamwork with strangers | Tell me about a time when you had to work well with people whom you had only just met. | crew briefing roles communicate trust result
`,
});
