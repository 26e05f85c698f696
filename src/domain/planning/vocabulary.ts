/** Words that postings share, whatever the work. All lower case. */
const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that praise or describe a candidate and are no part of a job title. */
export const FLUFF = wordSet(`
second third next a an the our your their this that another some several two three four five six ten one new great brilliant amazing
experienced passionate enthusiastic motivated self-motivated highly reliable talented friendly skilled dynamic dedicated ambitious
hardworking hard-working energetic creative caring compassionate committed proactive organised organized outgoing
diploma exceptional outstanding excellent strong super fantastic confident competent qualified fully professional smart
full-time part-time full part time fulltime parttime permanent temporary temp seasonal casual freelance contract
immediate urgent urgently suitably local remote hybrid onsite on-site keen bright detail-oriented detail
customer-focused driven and or who is are looking for hiring seeking need needed we be become exciting weekend evening
first-class world-class chartered registered-and inspiring conscientious trustworthy honest punctual additional
very really more also as to in with by currently now immediately multiple various career rewarding wanted required live-out
positive polite curious patient kind calm flexible fun funny cheerful hands-on results-driven versatile established
`);

/** Words that stand around a title and end it. */
export const TITLE_NOISE =
  /\b(?:m\/w\/d|m\/v\/x|v\/m\/x|m\/v|w\/m\/d|f\/m\/d|m\/f\/d|m\/f\/x|m\/f|h\/f|f\/h|m\/w|all genders|full[- ]time|part[- ]time|permanent|temporary|fixed[- ]term|zero hours|remote(?: ok)?|hybrid|on-?site|work from home|wfh|urgent(?:ly)?|immediate start|asap|wanted|required|needed|vacancy|vacancies|job|jobs|role|position|opening|opportunity|opportunities|hiring|apply now|nights|days|evenings|weekends|maternity cover|ftc|inside ir35|outside ir35|freelance|contract|entry level)\b/gi;

/** What follows a role or a name and is no part of it. */
export const BOUNDARY = wordSet(`
to who that which with for in at on from by based into within across join joining joins working reporting where we you they will must can is are was
has have had were be been being and or but if as using including plus than our your their because so while when per via near seeks needs wants
requires require seeking hiring looking recruiting recruit until next tomorrow today yesterday this please apply salary location
about under through during before after level nr sucht suchen gesucht recherche recrute zoekt busca als como comme ich habe ein eine für mit bei bij chez
`);

/** Heads of job titles beyond those that the occupations end on. */
export const TITLE_HEADS = wordSet(`
arranger brewer broker barber curator engineer developer programmer administrator analyst scientist manager designer architect nurse doctor therapist teacher lecturer tutor
instructor trainer educator coach technician mechanic driver courier operative operator dispatcher assistant associate attendant
receptionist accountant auditor consultant strategist adviser advisor lawyer attorney counsel recruiter partner writer editor executive
agent representative rep specialist inspector surveyor supervisor officer secretary clerk coordinator worker practitioner intern apprentice
trainee director lead leader head president planner buyer translator photographer gardener keeper cleaner cook chef member crew expert
controller negotiator handler advocate evangelist architect professional staff host guard warden ranger steward hand helper maker
porter runner owner master chief captain pilot cashier server seller trader broker merchandiser volunteer producer presenter artist
performer musician singer actor dancer consultant principal professor fellow researcher superintendent foreman fitter installer installer
contractor estimator scheduler facilitator moderator ambassador champion nanny carer caregiver caretaker curator conservator stylist
technologist physician surgeon dean chancellor registrar provost tester hygienist groom trimmer finisher liaison generalist
krankenpfleger pflegefachkraft pflegekraft entwickler ingenieur ingénieur kellner koch verkäufer elektriker mechaniker lehrer erzieher
rechtsanwalt rechtsanwältin anwalt arzt ärztin krankenschwester krankenpflegerin pflegefachfrau pflegefachmann erzieherin bäcker bäckerin friseur friseurin
tischler schreiner maurer dachdecker maler klempner installateur monteur schlosser schweißer mechatroniker kraftfahrer berufskraftfahrer steuerberater projektleiter
filialleiter verkäuferin kassierer kassiererin rezeptionistin redakteur redakteurin grafiker architekt architektin bauleiter hausmeister reinigungskraft küchenhilfe köchin
kellnerin konditor konditorin wissenschaftler softwareentwickler softwareentwicklerin entwicklerin werkstudent praktikant praktikantin referent referentin sozialarbeiter
sozialarbeiterin sozialpädagoge physiotherapeut physiotherapeutin apotheker tierarzt zahnarzt hebamme lehrerin ingenieurin beraterin mitarbeiterin fachkraft
avocat avocate boulanger boulangère pâtissier pâtissière plombier électricien maçon menuisier peintre livreur caissier caissière professeur enseignant enseignante éducateur
éducatrice conservateur conservatrice journaliste rédacteur rédactrice graphiste architecte assistante secrétaire directeur directrice conseiller conseillère technicien technicienne
mécanicien soudeur cariste magasinier coiffeur coiffeuse esthéticienne kinésithérapeute pharmacien pharmacienne médecin vétérinaire dentiste aide-soignant aide-soignante cuisinière
vendeuse ingénieure développeuse abogado abogada médico médica panadero fontanero electricista albañil carpintero pintor conductor conductora repartidor cajero cajera contable
ingeniera desarrolladora programador programadora profesora maestro maestra periodista diseñador diseñadora arquitecto arquitecta secretaria gerente directora técnico técnica mecánico
soldador dependiente dependienta peluquero peluquera fisioterapeuta farmacéutico veterinario dentista científico científica analista limpiador limpiadora recepcionista infermiere infermiera cameriere
cameriera cuoco elettricista idraulico muratore autista commesso commessa contabile ingegnere sviluppatore insegnante impiegato impiegata medico avvocato architetto farmacista
verpleegkundige kok ober elektricien loodgieter timmerman verkoper verkoopmedewerker boekhouder ontwikkelaar leraar leerkracht arts advocaat medewerker schoonmaker kapper bakker
pielęgniarka kelner kelnerka kucharz elektryk hydraulik kierowca sprzedawca księgowa księgowy inżynier programista nauczyciel nauczycielka lekarz prawnik magazynier spawacz tłumacz
enfermeiro enfermeira garçom cozinheiro eletricista motorista vendedor vendedora contador engenheiro desenvolvedor médica advogado
fahrer lagerist buchhalter sachbearbeiter infirmier infirmière serveur serveuse cuisinier vendeur développeur enfermera enfermero camarero
camarera cocinero desarrollador profesor ingeniero comptable chauffeur assistent assistentin leiter mitarbeiter berater
`);

/** Endings that make an unknown word look like a person who does something. */
export const PERSON_ENDING =
  /(?:er|or|ist|ian|eer|man|woman|person|keeper|smith|wright|nurse|ess|ant|ologist|mancer|monger)s?$/;

/** Words with such an ending that are no persons. */
export const NOT_A_PERSON = wordSet(`
person description specification customer computer number order center paper after under over other another power water summer winter member september october november december
letter matter offer user consumer newer better higher lower greater former later longer either whether never ever however together rather quarter border
career employer employee color floor door minor major senior junior error sector factor indoor outdoor motor doctorate relevant important assistant-level
restaurant significant constant instant grant pleasant elegant business process success access address express fitness wellness progress press
human woman german roman monster mister per super upper filter register counter corner dinner monitor mirror harbor harbour labour
reader answer transfer refer differ deliver consider discover cover remember prefer enter water layer tower river silver timber
christian list assist exist consist resist plant warrant relevant covenant tenant participant
for or her their your our your were here there where
manner banner server-side paper cyber liter meter diameter parameter trailer container tier newsletter poster folder header footer
`);

/** Places that stand where a company's name might; only ones that postings often name. */
export const PLACES = wordSet(`
london manchester birmingham leeds glasgow edinburgh bristol liverpool sheffield cardiff belfast newcastle nottingham leicester brighton reading oxford cambridge
york bath exeter cork galway dublin limerick paris berlin munich münchen hamburg frankfurt cologne köln stuttgart zurich zürich geneva basel bern vienna wien
amsterdam rotterdam utrecht brussels antwerp madrid barcelona valencia lisbon porto rome milan milano turin athens copenhagen aarhus stockholm gothenburg
oslo helsinki warsaw krakow prague budapest bucharest sofia tallinn riga vilnius moscow istanbul dubai doha riyadh cairo lagos nairobi johannesburg
mumbai delhi bangalore bengaluru hyderabad chennai pune singapore tokyo osaka seoul beijing shanghai shenzhen bangkok jakarta manila sydney melbourne
brisbane perth adelaide auckland wellington toronto vancouver montreal ottawa calgary boston chicago seattle denver austin dallas houston
atlanta miami phoenix portland philadelphia detroit minneapolis nashville nyc sf washington england scotland wales ireland uk usa us eu europe emea apac uae
germany france spain italy portugal netherlands belgium switzerland austria poland sweden norway denmark finland india china japan canada australia
california texas florida ohio swindon stockport telford luton derby coventry southampton portsmouth norwich plymouth hull bradford preston worldwide anywhere
aachen aalborg aberdeen aberystwyth abuja accra accrington adelaide ahmedabad alabama alaska alberta albuquerque aldershot alicante alton
altrincham amman anaheim andover arizona arkansas armagh ashford athlone augsburg aylesbury ayr ballarat baltimore banbury bangor barking
barnet barnsley barrow basildon basingstoke bavaria bedford beirut belgrade bendigo bergen berkshire berne bexley bhubaneswar bielefeld
bilbao birmingham blackburn blackpool bloemfontein bochum boise bologna bolton bonn bordeaux boston bournemouth bracknell braintree
bratislava bremen brent brest bridgend bridgwater brixton brno bromley bronx brooklyn bruges brugge buckinghamshire burnley burton busan
cairns calgary cambridgeshire camden canberra canterbury carlisle carmarthen casablanca cebu chandigarh charlotte chatham chelmsford
cheltenham chengdu cheshire chester chesterfield chichester christchurch cincinnati clapham cleveland cluj coimbatore colchester colombo
colorado columbus connecticut corby cornwall crawley crewe croydon cumbria dakar darlington dartford dayton delaware deptford derbyshire
derry devon dhabi dhaka dijon doncaster donegal dorchester dorset dortmund dover dresden drogheda dudley duisburg dumfries dundalk dundee
dunedin dunfermline durban durham düsseldorf ealing eastbourne eastleigh edmonton eindhoven elgin enfield ennis epsom espoo essex falkirk
fareham farnborough felixstowe firenze florence folkestone freiburg fresno gaborone gateshead gatineau gauteng gdansk gdańsk geelong genoa
gent georgia ghent gillingham gloucester gloucestershire gosport granada grantham gravesend graz greenock greensboro greenville greenwich
grenoble grimsby groningen guangzhou guernsey guildford gujarat gurgaon gurugram haarlem hackney hague haifa halifax hamilton hammersmith
hampshire hangzhou hannover hanoi harare harlow harrogate harrow hartlepool hastings hatfield havant hawaii heathrow heidelberg hemel
hereford hertford hertfordshire hexham highlands hobart honolulu hounslow hove huddersfield huntingdon idaho illinois indiana indianapolis
indore innsbruck inverness iowa ipswich islamabad islington jacksonville jaipur jeddah jersey kampala kansas karachi karlsruhe karnataka
kassel kathmandu kelowna kendal kensington kent kentucky kerala kerry kettering kidderminster kiel kildare kilkenny killarney kilmarnock
kingston kirkcaldy knoxville kochi kolkata kraków kuwait kyoto lahore lambeth lancashire lancaster laval leamington leicestershire leiden
leipzig letterkenny leuven lewes lewisham lichfield lille lincoln lincolnshire lisburn livingston liège ljubljana llandudno llanelli lodz
loughborough louisiana louisville lowestoft lucknow lusaka luxembourg luzern lyon maharashtra maidenhead maidstone maine malaga malmö manama
manhattan manila manitoba mannheim mansfield margate marseille maryland massachusetts memphis merseyside michigan middlesbrough middlesex
midlands milwaukee minnesota mississauga mississippi missouri mombasa montana montpellier motherwell murcia muscat málaga münster nagoya
nanaimo nantes naples napoli neath nebraska nevada newark newbury newcastle newham newport newquay newry nicosia noida norfolk northampton
northamptonshire northumberland nottinghamshire nsw nuneaton nuremberg nürnberg oakland oban odense ohio oklahoma oldham omaha ontario
oregon orkney orlando orléans otago oxfordshire padova paisley palermo palma parramatta penang pennsylvania penrith penzance peterborough
peterhead pittsburgh plano pontefract pontypridd poole potsdam powys poznan poznań pretoria qld quebec queens queensland québec raleigh
ramsgate redditch redhill reigate reims rennes reno reykjavik rhyl richmond rochdale rochester rostock rotherham rugby runcorn sacramento
saigon salford salisbury salzburg sandton saskatchewan saskatoon savannah saxony scarborough scottsdale scunthorpe sevenoaks sevilla seville
sharjah shetland shoreditch shrewsbury shropshire skye sligo slough solihull somerset southend southport southwark spokane stafford
staffordshire stavanger stevenage stirling stockton stoke strasbourg stratford stroud suffolk sunderland surrey sussex sutton swansea
syracuse tacoma taipei tamil tampa tampere tamworth tasmania taunton tauranga teesside tempe tennessee tilburg toledo tonbridge torino
torquay toulouse townsville tralee trieste trondheim truro tucson tulsa tunbridge tunis turku tyneside uppsala utah uxbridge valletta venice
vermont verona victoria virginia wakefield wallsend walsall wandsworth warrington warwick warwickshire waterford watford wembley westminster
wexford wicklow wiesbaden wigan wiltshire wimbledon winchester windhoek windsor winnipeg wirral wisconsin woking wokingham wollongong
wolverhampton worcester worcestershire worksop worthing wrexham wroclaw wrocław wyoming würzburg yeovil yorkshire yukon zagreb zaragoza łódź
remote hybrid onsite national nationwide international global america kingdom zealand africa mexico brazil
`);
export const PLACE_PHRASES =
  /^(?:new york(?: city)?|san francisco|los angeles|san diego|san jose|united (?:kingdom|states|arab emirates)|new zealand|south africa|hong kong|kuala lumpur|são paulo|mexico city|the netherlands|greater [a-z]+|[a-z]+, (?:[a-z]{2}|uk|usa))$/i;

/** Days, months and the like: capitalised, and never a company. */
export const CALENDAR = wordSet(`
monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun january february march april may june july august september october
november december jan feb mar apr jun jul aug sep sept oct nov dec spring summer autumn winter easter christmas today tomorrow morning mornings afternoon afternoons evening evenings night nights weekend weekends weekday weekdays daily weekly
`);

/** Where postings are copied from. */
export const JOB_BOARDS = wordSet(`
linkedin indeed glassdoor monster reed totaljobs stepstone seek xing gumtree craigslist ziprecruiter adzuna cv-library jobsite infojobs naukri facebook twitter
instagram tiktok whatsapp google-forms wellfound angellist otta workable lever greenhouse
`);

/** First words that make a capitalised phrase something else than a company. */
export const NOT_A_NAME = wordSet(`
sorry welcome wow ps nb boss we us our you your the this that these those it they i he she my me his her job jobs role position about what who why how when where senior junior responsibilities requirements
qualifications duties benefits skills experience location salary apply please must full part time permanent contract shift pay rate hours start previous ideal
candidate candidates applicants no yes as at in on for with from to by if and or but all any some there here not now new home work working hiring wanted
urgent opportunity overview summary description essential desirable person team join english german french spanish dear hi hello hey regards thanks kind best
occupation tasks gesucht recherche hallo bonjour fwd re subject great good strong excellent posted save share show report apply job-type type department reports reporting minimum degree bachelor bachelor's master's note
equal employment send email call text contact interview application applications applicant click read more someone somebody anyone people day night week
company employer client organisation organization business firm agency placeholder confidential n/a tbd tbc unknown none xyz abc name friendly busy local leading
growing fast-growing exciting description cv resume driving valid own uniform free competitive annual weekly monthly unsere ihre wir sie wir vous nous
its is are was were be being has have do does did will would can could should may might one two three once until while during perhaps maybe
you'll you're we're we've i'm it's don't let's they're that's there's who's
se man hay every each many most such so very just also even only then than too its
`);

/** Endings that make a name an organisation's. */
export const ORG_ENDING =
  /(?:^|[\s'’])(?:joint venture|school (?:division|district)|hospice|playhouse|abattoir|ship ?management|homecare|catering|mission|funeral directors|attorneys|lawyers|advocates|board|haulage|(?:consulting|structural|civil|chartered) (?:engineers|surveyors)|residential|roastery|roasters|railways|solicitors|accountants|architects|surveyors|dentists|opticians|florists|butchers|bakers|caterers|roofing|arboriculture|landscapes|landscaping|bus(?:es)?|coaches|trains|rail|railways?|airport|ferries|cruises|lounge|barbers|supermarkets?|medical center|medical centre|centre|center|advice|housing|homes|properties|lettings|realty|brewing|brewing co|distillery|winery|vineyard|creamery|dairy|cinema|arena|stadium|football club|club|league|federation|association|alliance|ventures|plastics|steel|chemicals|aerospace|aviation|automotive|shipping|foundry|mills|forge|quarry|renewables|utilities|recycling|telecommunications|broadband|wealth|investments|mutual|building society|credit union|brokers|productions|entertainment|jewellers|interiors|holidays|hostel|lodge|removals|e\.v|hydraulics|robotics|analytics|bioscience|biosciences|genomics|therapeutics|diagnostics|instruments|optics|semiconductors|electronics|packaging|carpentry|heating|flooring|glazing|gymnasium|playgroup|day care|daycare|rescue|sanctuary|ltd|limited|inc|llc|llp|lp|gmbh|ag|se|bv|b\.v|nv|sa|sas|sarl|srl|spa|plc|corp|corporation|group|holdings|partners|associates|hospital|hospitals|clinic|surgery|practice|pharmacy|bank|school|schools|academy|college|university|institute|trust|council|county|church|charity|foundation|society|union|museum|library|theatre|theater|circus|orchestra|ballet|opera|studio|studios|labs|lab|laboratories|systems|software|technologies|technology|tech|solutions|services|logistics|transport|freight|airlines|airways|motors|garage|autos|engineering|construction|builders|joinery|electrical|plumbing|foods|bakery|brewery|café|cafe|coffee|coffeehouse|restaurant|bistro|kitchen|grill|pizzeria|bar|pub|inn|hotel|hotels|resort|spa|salon|gym|stores|store|shop|supermarket|market|pharma|pharmaceuticals|biotech|dental|healthcare|health|care home|nursing home|house|farm|farms|estate|estates|nursery|gardens|manor|castle|park|zoo|vets|veterinary|consulting|consultants|capital|insurance|energy|water|telecom|media|agency|recruitment|staffing|security|cleaning|cleaners|department|ministry|office of|office|service|authority|network|films|pictures|records|games|publishing|press|courier|times|gazette|collective|cooperative|co-op|company|co|industries|works|manufacturing|a\/s|ab|oy|oyj|pty|cic|nhs foundation trust|& sons|and sons|brothers|bros)\.?$/i;
/** What businesses make, sell or do, as the last word of many names: 'Garrow Trailers', 'Te Wharau Dairies'. */
export const BUSINESS_WORDS = wordSet(`
kitchens bathrooms bedrooms windows doors blinds curtains carpets floors tiles tyres wheels boats yachts marine bikes cycles motorcycles toys books papers paper
prints print printers printing signs signage tools plastics polymers metals alloys castings forgings ceramics pottery glass timber timbers sawmills joinery brick bricks stone
concrete cement aggregates quarries minerals mining textiles knitwear fabrics tailors clothing apparel fashion footwear shoes boots leather jewellery jewelers watches cosmetics
beauty hair nails tattoo fitness pilates yoga dance swim leisure sports sport golf tennis riding stables kennels cattery pets pet vets feeds feed seeds seed grain
milling poultry eggs meats meat fish fisheries seafoods seafood oysters salmon aquaculture nurseries growers produce fruit fruits berries apples orchards dairies
creameries vineyards wines cellars cider ciders ales beers spirits gin tea teas coffees chocolate chocolates confectionery sweets bakehouse bakers bakeries pies
patisserie deli dining eats canteen caterers catering hospitality taverns bars inns lodges holidays travel tours adventures outdoors expeditions pay payments ledger
assurance pensions mortgages loans credit finance financial banking funds markets care homecare hospice clinics physio physiotherapy orthodontics eyecare hearing imaging
pathology radiology opticians learning education tuition training tutors childcare preschool montessori robotics data cloud networks digital interactive apps mobile wireless
telecom telecoms fibre solar wind power electric electrics electrical gas oil fuels waste environmental ecology forestry trees landscapes landscape lawns rail railway air
aviation freight couriers parcels storage warehousing distribution removals haulage trucking transport trailers coaches ferries cabs taxis surveying surveys surveyors living
lettings developments builders roofing scaffolding groundworks civils fabrication fabrications welding mechanical ventilation refrigeration cooling heating plumbing interiors
design designs architects planners components equipment machines machinery tooling instruments sensors controls automation circuits electronics lighting batteries pumps valves
bearings gears hydraulics packaging cartons containers labels coatings paints chemicals adhesives cleaning facilities guarding supports outreach players productions
puppets music records sounds radio video studios creative collective media marketing communications events weddings flowers florals attorneys solicitors law legal notaries
supplies supply wholesale retail traders trading imports exports merchants outfitters hardware stationers crafts arts arms hotels residences apartments mutual
`);
/** Beginnings of an organisation's name. */
export const ORG_START =
  /^(?:the )?(?:kanzlei|praxis|zahnarztpraxis|klinik|klinikum|krankenhaus|hotel|restaurant|ristorante|trattoria|café|cafe|gasthaus|gasthof|bäckerei|kita|kindergarten|musée|museo|museum|hôpital|hospital|clinique|clínica|école|colegio|escuela|ayuntamiento|ospedale|comune|stadt|landkreis|maison|groupe|grupo|gruppe|cabinet|agence|agencia|domaine|château|université|universität|universidad|university|institut|institute|szpital|przedszkole|boulangerie|pharmacie|apotheke|autohaus|city|county|borough|town|state|department|ministry|bank|college|school|academy|church|friends|royal|studio|club) \S/i;
/** Whether a name is shaped like that of an organisation. */
export const isOrganisation = (name: string): boolean => ORG_ENDING.test(name) || ORG_START.test(name);
export const LEGAL_ENDING =
  /^(?:ltd|limited|inc|llc|llp|lp|gmbh|ag|bv|nv|sa|plc|corp|corporation|pty|a\/s|ab|oy|cic)\.?$/i;

/** Parts of an organisation: what stands beside a title without being its employer. */
export const DEPARTMENT =
  /(?:^|\s)(?:team|unit|department|dept|division|ward|directorate|section|shift|nights?|days|evenings|services team|support|crew|grade|band|level|desk|depot|campus|site|branch|stage \d|ks\d|year \d|key stage \d|series [a-d])(?:\s*[\w./]{1,4})?$|^(?:healthcare|retail|education|finance|technology|engineering|sales|marketing|operations|it|hr|product|data|design|payments|platform|growth|infrastructure|backend|frontend|mobile|hospitality|children'?s services|nights|days|evenings|online|permanent|relief|bank staff|term time(?: only)?|part time|full time|immediate start|live[- ]in|accident and emergency|a&e|icu|theatres|maternity(?: cover| leave)?|paternity cover|cover|freelance pool|(?:children'?s|care|nursing|residential|family) home|(?:primary|secondary|high|middle|nursery|elementary) school|paediatrics|oncology|cardiology|urgent|apply now|now hiring|we'?re hiring|hiring|wanted|careers|jobs|vacancies|vacancy|job description|job advert|job posting|job spec(?:ification)?|new|confidential|no agencies)$/i;

/** A piece that speaks of money, hours, dates or contract. */
export const TERMS =
  /[£$€]|\d{2,}|\d ?(?:am|pm)\b|\b(?:remote|hybrid|full[- ]?time|part[- ]?time|on-?site|permanent|fixed[- ]term|temporary|contract|salary|per hour|per annum|p\.?a\.?|hours|hourly|shifts?|ftc|months?|weeks?|ago|applicants|posted|apply|stars?|reviews?|equity|bonus|immediate|immediately|asap|negotiable|competitive|experience|years?|easy apply|summer|winter)\b/i;

/** Marks of a text that offers or prepares for work. Each group counts once. */
export const POSTING_MARKS: readonly RegExp[] = [
  /\b(?:we(?:'re| are)? (?:currently |now )?(?:hiring|looking|seeking|recruiting)|(?:is|are) (?:currently |now )?(?:hiring|looking (?:for|to)|seeking|recruiting)|needs? an?|now hiring|looking for|looking to|on the lookout|seeks|wanted|needed|required|vacanc(?:y|ies)|recruit(?:ing|ment)|job (?:title|description|type|summary|opening)|wir suchen|sucht|recherche|se busca)\b/i,
  /\b(?:responsibilities|duties|main tasks|what you(?:'ll| will) do|you(?:'ll| will) (?:be|work|lead|run|help|own|support|do|manage|build|join|have|need|get|write|take|look|carry|plan)|your tasks|key accountabilities|the role|this role|day to day|aufgaben)\b/i,
  /\b(?:requirements?|qualifications?|essential|desirable|must have|must be|nice to have|a plus|preferred|experience (?:of|in|with|as)|years'? (?:of )?experience|\d\+? years|skills|degree|licen[cs]e|certificat(?:e|ion)|registration|you have|you bring|person specification|profil)\b/i,
  /\b(?:salary|per hour|an hour|per annum|benefits|pension|holiday|overtime|full[- ]time|part[- ]time|permanent|fixed[- ]term|shifts?|monday|weekends|bonus|we offer|pay rate|hourly|contract|remote|hybrid)\b|[£$€]\s?\d/i,
  /\b(?:apply|send (?:us )?your cv|cover(?:ing)? letter|closing date|equal opportunit(?:y|ies)|to join (?:us|our)|join (?:us|our)|interview|application|applying|start date|position|role|job|candidates?)\b/i,
];
