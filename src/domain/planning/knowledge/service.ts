import { defineFamily } from './family.ts';

export const coffee = defineFamily({
  id: 'coffee',
  people: 'customer/customers',
  signals: 'customer coffee milk queue clean order shift smile taste machine',
  titles:
    'barista=head barista=coffee shop assistant=cafe assistant=café assistant=coffee roaster=cafe manager=café manager=coffee shop manager=tea house assistant=ice cream server=juice bar assistant, bartender=barman=barmaid=bar staff=mixologist=bar manager=bar supervisor=bar back=barback=pub manager=publican',
  tools: 'espresso machines=~espresso machine, grinders=~grinder, EPOS=!POS=POS system',
  practices:
    'latte art, espresso=pulling shots=pulling espresso shots, milk steaming=steaming milk, cash handling=handling cash, cocktail making=cocktails=mixing cocktails, pouring pints=cellar work, opening and closing=opening and closing the shop, taking orders, food preparation, upselling, cleaning down, brewing methods=filter coffee=pour over, keeping regulars happy, till work=~till=~tills, milk texture=milk texturing, recipe changes, cake display=~cakes, opening shifts=opening=~opening up, closing shifts=~close, customer chat=~regulars, queue management=~queues=~queue, stock rotation=~stock, cleaning of machines=~cleaning, table clearing=~tables, sandwich making=~sandwiches, beer knowledge=~beers=~ales, wine service=~wine, cashing up=~cash up, bar stocking=~restocking, event bars, roasting=coffee roasting',
  knowledge:
    'coffee knowledge=coffee beans, licensing law=responsible service of alcohol=!RSA, allergens=allergen rules, age checks',
  questions: `
t@barista | a good espresso | How do you tell that an espresso has been made well? | grind crema time taste dose seconds bitter sour
t@barista | dialling in | Walk me through how you set up the grinder and the machine at the start of the day. | grind dose taste weigh time clean adjust
t@bartender | serving responsibly | How do you decide that a guest has had enough to drink? | speech behaviour refuse water polite law colleague
t@bartender | a busy bar | How do you keep track of who is next at a crowded bar? | eye queue round order nod colleague prepare
t | a long queue | How do you keep quality up when the queue reaches the door? | order calm team prepare speed clean talk
t | cleaning | Walk me through what you clean before you close for the day. | machine steam grinder floor surface bin till
s | a wrong order | What would you do if a {person} said that you had made the wrong drink? | apologise remake quick smile free check
s | an allergy | What would you do if a {person} asked whether something was safe with their allergy? | check label ask honest clean separate manager
b | a regular | Tell me about a time when you made somebody's day with good service. | regular remembered name talk smile came back
b | a rush | Tell me about the busiest shift you have worked. | queue team roles calm fast result
b | a complaint | Tell me about a complaint that you turned into something good. | listened apologised offered solved returned
`,
});

export const kitchen = defineFamily({
  id: 'kitchen',
  people: 'guest/guests',
  signals: 'kitchen clean prep taste order team temperature service menu waste',
  titles:
    'chef=head chef=sous chef=chef de partie=commis chef=pastry chef=line cook=cook=prep cook=demi chef=private chef=executive chef=school cook=pizza chef=pizzaiolo=sushi chef=kitchen manager, baker=cake decorator=confectioner=chocolatier=bakery assistant, kitchen porter=dishwasher=kitchen assistant=kitchen hand=catering assistant=catering manager, butcher=fishmonger=cheesemonger=deli assistant',
  tools: 'deep fryers, combi ovens=~combi oven, kitchen knives=knife skills',
  practices:
    'food preparation=mise en place=food prep, menu planning=menu development=menu design, portion control, stock ordering=ordering, bread making=sourdough, viennoiserie, chocolate work, cake decorating, butchery, fish preparation=the fish section=~fish section, plating=presentation of dishes, grill work=the grill section=~grill section, banqueting, kitchen cleaning, training apprentices=training commis chefs, batch cooking, the sauce section=~sauce section=~sauces=~sauce, prep lists=~prep=preparation, training commis=~commis, seasonal menus=~seasonal menu=~seasonal, service under pressure=~service, stock rotation=~stock, cleaning as you go=~cleaning down, pot washing=washing up=~dishes=dishwashing, ordering from suppliers=~suppliers, pasta making=~pasta, pizza dough=~pizza=~dough, pastry=pastries=~desserts, sushi preparation=~sushi, cake orders=~cakes, laminated dough=~croissants, oven work=~ovens, meat preparation=~meat, counter service=~counter=~customers, allergy requests=~allergens, team leadership=~brigade=~team, rotas for chefs=~rotas, gross profit=~margins=GP',
  knowledge:
    'HACCP, food hygiene=food safety=food handling=!ServSafe, food costing=food costs, allergens=allergen awareness, seasonal ingredients, special diets=dietary requirements, temperature control',
  questions: `
t | preparing for service | How do you prepare your section so that service runs well? | prep list label sharp order station taste stock
t | safe food | How do you keep food safe from delivery to the plate? | temperature date label separate clean fridge cook
t | cost and waste | How do you keep waste low without lowering the quality? | portion stock trim reuse order menu record
t@baker | dough that misbehaves | What do you change when a dough does not rise as it should? | yeast temperature water time flour proof salt
s | a returned dish | What would you do if a dish was sent back in the middle of service? | taste remake apologise quick cause check
s | a missing colleague | What would you do if the person on the next section did not turn up? | split prep menu call prioritise calm manager
b | a hot service | Tell me about the hardest service you have worked. | busy orders calm team communicate finished
b | your own dish | Tell me about a dish or an idea of yours that {people} liked. | season taste tested price sold feedback
b | tempers | Tell me about a time when tempers rose in the kitchen. | calm talk after apologise team solved
`,
});

export const frontOfHouse = defineFamily({
  id: 'front-of-house',
  people: 'guest/guests',
  signals: 'guest table order menu smile kitchen bill wine attentive team',
  titles:
    'waiter=waitress=server=restaurant server=food runner=waiting staff=wait staff=front of house team member=chef de rang=host=hostess=maître d=maitre d=restaurant host, restaurant manager=assistant restaurant manager=food and beverage manager=restaurant supervisor, sommelier=wine waiter=wine specialist, banquet server=catering server=event server',
  practices:
    'table service=waiting tables, wine pairing=wine service, cellar management, table setting=setting tables, taking food orders=taking orders at tables, reservations, billing guests, menu knowledge, fine dining, silver service, seating guests, staff rotas=rotas, guest service=~guests=~guest, till work=~till, team briefings=~briefings, stock of drinks=~stock, complaints, upselling, section service=~section, cocktail service=~cocktails, private dining=~functions=~events, training waiters=~training, cash handling=~cash=handling cash, health and safety, allergen questions=~allergens',
  knowledge: 'allergens=allergen information, dining etiquette',
  credentials: 'WSET=~wine knowledge',
  qualities: 'friendliness=friendly manner',
  questions: `
t | reading a table | How do you tell what a table needs before anybody asks? | watch glass plates eye timing body menu
t | knowing the menu | How do you help a {person} who cannot decide what to order? | ask taste recommend describe popular allergy
t@sommelier | recommending a wine | How do you choose a wine for a table on which everybody eats something else? | light acid budget compromise taste glass region
t | timing | How do you keep several tables going at the same time? | order priority round kitchen tray remember prepare
s | long food waits | What would you do if a table had been waiting forty minutes for their food? | apologise kitchen update drink manager honest
s | a doubted bill | What would you do if a {person} said that the bill was wrong? | check calm apologise correct manager explain
b | an unhappy guest | Tell me about a time when you helped an unhappy {person}. | listened apologised fixed kitchen offered left happy
b | a busy evening | Tell me about an evening when the restaurant was far too full. | tables team calm priority helped result
`,
});

export const fastFood = defineFamily({
  id: 'fast-food',
  people: 'customer/customers',
  signals: 'customer order clean team fast safe till smile fries shift',
  titles:
    'crew member=fast food worker=restaurant team member=team member=restaurant crew member=fast food crew member=drive-thru operator=counter assistant=canteen assistant=sandwich maker=lunch lady, shift leader=restaurant shift manager=crew trainer=shift supervisor',
  practices:
    'preparing food=~prepare food, working the till=till work, drive-thru service=~drive-thru, cleaning the restaurant=keeping the restaurant clean, restocking=stocking up, serving customers, hand washing, working the grill=~fryer, taking orders=~orders, fryer work=~fryers, cash handling=~cash, team coordination=~teamwork, opening and closing of the restaurant=~closing, stock deliveries=~deliveries, customer complaints=~complaints, shift planning=~shifts',
  knowledge: 'food safety procedures=food safety rules, customer care',
  questions: `
t | kitchen hygiene | How do you keep your station clean when it is busy? | wipe hands gloves floor surface bin sanitise
t | getting orders right | How do you make sure that an order is right before it goes out? | repeat screen check bag label count
t | speed | How do you stay fast and polite during a rush? | calm smile team order prepare focus
s | a rude customer | What would you do if a {person} was rude to you in front of the queue? | calm polite listen apologise manager safe
s | a struggling colleague | What would you do if a new colleague could not keep up? | help show kind swap slow encourage
b | team work | Tell me about a time when you helped a team through a busy day. | shared helped busy roles finished fun
b | being on time | Tell me about a time when people had to be able to rely on you. | early promise shift cover covered responsible
`,
});

export const retail = defineFamily({
  id: 'retail',
  people: 'customer/customers',
  signals: 'customer product till stock help sale return shop display target',
  titles:
    'sales associate=sales assistant=retail assistant=shop assistant=retail associate=retail sales associate=store assistant=customer assistant=customer advisor in retail=shop worker=store associate=bookseller=salesperson=personal shopper=supermarket assistant=team member in retail=counter staff=beauty advisor=Christmas temp, cashier=checkout operator=till operator=checkout assistant, store manager=shop manager=retail manager=assistant manager=supermarket manager=assistant store manager=department manager=area manager=retail supervisor=duty manager in retail, visual merchandiser=merchandiser=shelf stacker=stock assistant=stock associate=night filler=replenishment assistant',
  tools: 'cash registers=~cash register=~!till, self checkouts=~self-checkout',
  practices:
    'visual merchandising=merchandising, stock replenishment=stocking shelves=shelf stacking=restocking shelves, handling returns=returns and exchanges=returns, loss prevention=theft prevention, add-on sales=cross-selling, bagging, opening the store=key holding=~key holder, sales targets=hitting sales targets, product advice=product recommendations, stock takes, window displays, click and collect, staff scheduling, till work=serving on tills=~tills, stock rotation=rotating stock=~rotate stock=~stock, replenishment=replenishing shelves=~shelves, aisle safety=~aisles, customer service=~customers, rotas=staff rotas=~rota, coaching staff=~coaching=staff training, stocktakes=~stocktake=stocktaking, shrinkage=~loss, shop budgets=P&L=~budget, recruitment, price changes=~prices, deliveries=~delivery, fitting rooms, online orders, gift wrapping, age checks, promotions=~promotional displays, cash handling=handling cash=~cash=cashing up, book recommendations, styling advice=~styling',
  knowledge: 'product knowledge, consumer rights, age-restricted sales',
  questions: `
t | a browsing customer | How do you start a conversation with a {person} who says they are just looking? | smile open question space product notice later
t | selling without pushing | How do you suggest something more without being pushy? | need listen match honest benefit question
t | a tidy shop | How do you keep the shop tidy and stocked on a busy day? | shelf fold replenish team quiet zones check
t@cashier | an even till | How do you make sure that your till is right at the end of the day? | count focus change receipt void note
t@store-manager | below target | How do you lift the sales of a shop that is below its target? | team data display training hours local
s | a refused refund | What would you do if a {person} wanted a refund that the rules do not allow? | listen policy explain exchange manager calm
s | a suspected thief | What would you do if you thought that somebody was stealing? | safe service manager never accuse camera report
b | great service | Tell me about a time when you went out of your way for a {person}. | searched called found thanked returned helped
b | a busy shop | Tell me about a day when the shop was very busy and short of people. | queue priority team calm breaks result
`,
});

export const hotel = defineFamily({
  id: 'hotel',
  people: 'guest/guests',
  signals: 'guest welcome room check booking complaint smile team shift detail',
  titles:
    'receptionist=office receptionist=school receptionist=vet receptionist=veterinary receptionist=salon receptionist=gym receptionist=law firm receptionist=doctor receptionist, hotel receptionist=front desk agent=front desk receptionist=night auditor=front office manager=guest service agent=guest relations officer=front desk clerk=night porter=duty manager=guest services assistant=front of house manager=hotel night manager, concierge=bellhop=porter=doorman=valet=butler, hotel manager=hotel general manager=hostel manager=resort manager, leisure attendant=escape room host=spa receptionist=theme park attendant=ride operator=cinema attendant=usher=steward=box office assistant=casino dealer=croupier=bingo caller',
  tools: 'Opera PMS=!Opera=~property management system, switchboards=~switchboard',
  practices:
    'check-in=check-out=check-in and check-out, taking reservations=hotel reservations, complaint handling=dealing with complaints=handling complaints, guest relations, answering phones=answering the phone=telephone manner, room upgrades=room upselling, the night audit=~night audit, greeting visitors=meeting and greeting, concierge service, ticket sales, guest requests=~guests=~guest, room service, security rounds=~security, fire alarm checks=~fire alarms, breakfast service=~breakfast, late arrivals, luggage handling=~luggage, payments=handling payments, bookings=~booking=taking bookings, telephone enquiries=~calls=~telephone, appointment booking=~appointments, complaints, room inspections=~rooms, staff rotas=~rotas, ride safety=~rides, ticket checks=~tickets, event set-up=~events, revenue targets=~revenue, pool and spa hygiene',
  knowledge: 'local area knowledge, hotel fire safety, revenue management=yield management',
  questions: `
t@hotel-receptionist,concierge,hotel-manager | a warm welcome | How do you make a tired {person} feel welcome within a minute? | smile name eye quick room water
t | a full lobby | How do you manage a queue, a ringing phone and an e-mail at the same time? | priority acknowledge hold smile order colleague
t | a first impression | How do you make a person feel welcome the moment they come in? | smile eye name greet wait voice
t | keeping things private | How do you keep what you hear and see at the desk private? | voice screen name quiet room policy
t | small requests | How do you make sure that small requests are not forgotten? | note log handover follow system check
s@hotel-receptionist,concierge,hotel-manager | no room left | What would you do if a {person} arrived and their room had been given away? | apologise another hotel upgrade taxi manager compensate
s@hotel-receptionist,concierge,hotel-manager | a noise complaint | What would you do if a {person} called at night about loud neighbours? | listen visit polite move apologise log
s | a double booking | What would you do if two people arrived for the same appointment? | apologise check options wait priority tell
s | an upset visitor | What would you do if somebody at the desk burst into tears? | private listen water calm colleague time
b | going further | Tell me about a time when you helped somebody who did not know where to turn. | listened found called explained solved thanked
b | an angry guest | Tell me about an angry person whom you were able to calm. | listened apologised solved private offer stayed
b@hotel-receptionist,concierge,hotel-manager,leisure-attendant | a special touch | Tell me about a time when you did something special for a {person}. | birthday noticed surprise team remembered review
`,
});

export const cleaning = defineFamily({
  id: 'cleaning',
  people: 'client/clients',
  signals: 'clean room safe product check order detail time key floor',
  titles:
    'cleaner=office cleaner=cleaning operative=house cleaner=janitor=window cleaner=industrial cleaner=cleaning supervisor=domestic cleaner=custodian=hospital cleaner, housekeeper=room attendant=hotel housekeeper=chambermaid=housekeeping supervisor=housekeeping attendant=head housekeeper=laundry assistant=laundry attendant, pest controller=waste operative=street sweeper=car washer',
  tools: 'floor polishers=~floor polisher=~floor buffer, steam cleaners, vacuum cleaners',
  practices:
    'deep cleaning, room cleaning=cleaning rooms, bed making=making beds, laundry=ironing, window cleaning, waste disposal=emptying bins, mopping=vacuuming=hoovering, dusting, carpet cleaning, sanitising surfaces, end of tenancy cleaning, wiping desks=~desks=wipe downs, washroom cleaning=cleaning washrooms=~washrooms=~toilets, kitchen areas=~kitchens, key holding=keyholding=~keyholder, lone working, stock of supplies=~supplies, floor care=~floors=~buffing, linen changes=~linen, guest requests in rooms=~guests, waste sorting=~recycling, hospital cleaning=~infection control, team inspections=~inspections, pressure washing, rat and mouse control=~pests, car washing=~cars',
  knowledge: 'cleaning chemicals=chemicals safety, colour coding=colour-coded cloths, key security',
  qualities: 'attention to detail, trustworthiness=honesty, punctuality',
  questions: `
t | a whole room | Walk me through how you clean a room from start to end. | top dust bathroom floor bin bed check window
t | products | How do you use strong cleaning products safely? | gloves label mix air dilute store eyes
t | the details | What do you check last before you leave a room or an office? | corner mirror light lock smell bin key
s | something of value | What would you do if you found money or jewellery while cleaning? | leave hand report manager record honest
s | something broken | What would you do if you broke something that belonged to a {person}? | tell honest manager note apologise replace
b | little time | Tell me about a time when you had to do a lot of cleaning in very little time. | priority order team plan finished checked
b | being trusted | Tell me about a time when somebody trusted you with something important. | key alone responsible careful kept thanked
`,
});

export const beauty = defineFamily({
  id: 'beauty',
  people: 'client/clients',
  signals: 'client skin hair colour listen hygiene treatment patch result comfortable',
  titles:
    'hairdresser=hair stylist=stylist=barber=hair colourist=hair colorist=salon manager=apprentice hairdresser=salon assistant, beautician=beauty therapist=nail technician=makeup artist=make-up artist=esthetician=aesthetician=lash technician=spa therapist=tattoo artist=piercer',
  practices:
    'hair cutting=cutting hair=haircuts, hair colouring=hair coloring=colouring=coloring, balayage, blow drying=blow-drying, client consultations, waxing, manicures=pedicures=nail art, facials, lash extensions=eyelash extensions, bridal makeup=bridal make-up, beard trimming=beard trims=hot towel shaves, hair extensions, patch tests=patch testing, retail recommendations, rebooking clients, colour consultations=~colour consultation=~consultation=~consultations, colour correction, cutting=~cuts, retail sales=~retail, rebooking=~rebook, column management=~column, lash lifts=~lashes, gel nails=~nails, spray tans=spray tanning, threading=brow shaping=~brows, massage, skin treatments=~skin, salon hygiene in practice=~hygiene, social media, tattoo design=~tattooing, training juniors=~juniors, client retention=~clients=~clientele, shaving',
  knowledge: 'skin conditions=skin types, salon hygiene, colour chemistry',
  credentials: 'NVQ level 3',
  questions: `
t | the consultation | How do you find out what a {person} really wants before you start? | ask photo hair history listen expectation suggest
t | safety with products | What do you check before you use a strong product on a {person}? | patch allergy history skin scalp gloves time
t | a difficult wish | How do you advise a {person} who wants something that will not suit them? | honest kind photo alternative explain gradual
s | an unhappy client | What would you do if a {person} did not like the result? | listen calm fix offer free explain
s | running late | What would you do if your next {person} was already waiting? | apologise drink colleague tell time honest
b | a transformation | Tell me about a piece of work that made a {person} really happy. | before colour result smile hours confidence
b | keeping up | Tell me about a technique that you learned not long ago. | course practise trend tried result client
`,
});

export const fitness = defineFamily({
  id: 'fitness',
  people: 'client/clients',
  signals: 'goal exercise safe technique progress motivate session plan injury class',
  titles:
    'personal trainer=fitness instructor=gym instructor=fitness coach=PT=group fitness instructor=pilates instructor=yoga instructor=fitness manager=gym manager=dance teacher, sports coach=football coach=soccer coach=tennis coach=swimming coach=coach=athletic trainer=rugby coach=basketball coach=head coach, professional athlete=footballer=jockey=referee',
  practices:
    'programme design=program design=training programmes, gym inductions=inductions, HIIT=HIIT classes, spin classes=!spin, strength training=strength and conditioning, body assessments=fitness assessments, member retention=member retention calls, group classes=group exercise, yoga, match analysis, session planning, injury prevention, talent scouting, nutrition advice=~nutrition=nutritional advice, motivation=motivating clients=~motivate, class planning=~classes=teaching classes, gym floor work=~gym floor, client progress=~progress, youth coaching=~youth=~juniors, team selection=~selection, tactics, rehabilitation from injury=~rehabilitation, safeguarding, sales of memberships=~memberships=~sales, equipment checks=~equipment, match preparation=~matches, refereeing',
  knowledge: 'exercise physiology, sports nutrition, sport psychology',
  questions: `
t | a first session | How do you plan the first session with a person who has never trained before? | goal health test simple technique form listen
t | safe technique | How do you correct a poor technique without hurting somebody's pride? | show praise cue mirror lighter touch ask
t | measuring progress | How do you show a {person} that they are making progress? | measure photo strength record goal weeks
s | pain | What would you do if a {person} felt a sudden pain during an exercise? | stop check ice refer report ease doctor
s | losing interest | What would you do if a {person} kept cancelling sessions? | call ask goal barrier change fun smaller
b | a client's change | Tell me about somebody whom you helped to reach a goal. | start plan setback result weeks confidence
b | a difficult group | Tell me about a class or a team that was hard to motivate. | energy changed game goal talk result
`,
});

export const guarding = defineFamily({
  id: 'guarding',
  people: 'visitor/visitors',
  signals: 'calm safe patrol report observe radio access incident law check',
  titles:
    'security guard=security officer=door supervisor=bouncer=CCTV operator=security supervisor=security manager=night watchman=close protection officer=bodyguard=store detective=loss prevention officer, police officer=police constable=detective=PCSO=sheriff deputy=border force officer=customs officer=immigration officer, prison officer=correctional officer=detention officer, soldier=infantry soldier=army officer=naval officer=military officer=traffic warden=civil enforcement officer=bailiff, private investigator=fraud investigator',
  tools: 'CCTV=CCTV monitoring, body-worn cameras, two-way radios=~two-way radio=radios, metal detectors',
  practices:
    'patrols=foot patrols=patrolling, access control, report writing=incident reports=writing reports, conflict management=conflict resolution, bag searches=searches, crowd control=crowd management, alarm response=responding to alarms, evidence gathering, interviewing witnesses, neighbourhood policing=community policing, visitor management, evidence=handling evidence, vulnerable people=protecting vulnerable people=~vulnerable, statements=taking statements=~witness statements, public contact=~public=dealing with the public, decisions under pressure=~decision=decision making, arrests=~arrest, road collisions=~collisions, missing persons=missing children=~missing, visitor logs=~visitors, emergency response=~emergencies, key control=~keys, vehicle checks at gates=~vehicles, prisoner welfare=~prisoners=cell checks, passport checks=~passports, weapons handling=~weapons, teamwork on operations=~operations, intelligence gathering=~intelligence, fire safety checks=~fire safety, opening and locking up=~lock up',
  knowledge: 'use of force, fire evacuation, criminal law, counter-terrorism awareness',
  credentials: 'SIA=~SIA licence, emergency first aid=first aid at work',
  qualities: 'vigilance=alertness, integrity, discipline',
  questions: `
t@police-officer,private-investigator | a good statement | How do you take a statement from a person who is in shock? | calm listen open time detail record words
t@prison-officer | order and respect | How do you keep order among people who do not want to be where they are? | fair consistent calm respect talk boundary
t | calming a conflict | How do you calm a person who is becoming aggressive? | voice distance listen hands open space backup
t | a quiet night | How do you stay alert through a long, quiet shift? | patrol routine break vary check log walk
t | a good report | What has to be in a report about an incident? | time who where facts witness action photo
s | no pass | What would you do if a senior person without a pass insisted on coming in? | polite rule call verify log same everyone
s | an alarm | What would you do if an alarm went off while you were alone on site? | check camera radio police safe log evacuate
b | a tense situation | Tell me about a tense situation in which you kept your head. | calm voice decided backup outcome report
b | noticing something | Tell me about a time when you noticed something that others had missed. | unusual checked reported prevented camera routine
`,
});
