import { stem } from '#domain/scoring/stems.ts';

/** What people speak of when they leave what they were asked, by what it is about. */
const BESIDE_WORK = {
  weather:
    'weather rain rains rained raining snow snowed snowing sun sunny sunshine wind windy storm fog frost ice icy freezing cold warm heat heatwave summer winter spring autumn cloudy puddle umbrella thunder mud muddy',
  family:
    'mother mum mam mom mummy nan nana gran granny grandma grandmother grandad grandpa grandfather grandson granddaughter father dad daddy sister brother auntie aunt uncle cousin nephew niece husband wife boyfriend girlfriend fiancee son daughter baby twins toddler grandchildren stepdad stepmum neighbour neighbor mate friend schoolfriend roommate flatmate married wedding divorced engaged born birthday anniversary funeral',
  animals:
    'dog puppy cat kitten horse pony bird pigeon parrot rabbit hamster goldfish spaniel terrier labrador greyhound goat hen fox squirrel spider wasp bee',
  food: 'breakfast lunch dinner supper tea coffee beer wine whisky cider pint drink sandwich burger pizza curry chips crisps cake biscuit pie soup salad cheese bread toast bacon sausage egg pancake chocolate sweets noodles rice stew roast barbecue picnic takeaway cafe restaurant pub bar bakery menu recipe chef fridge delicious tasty hungry garlic',
  home: 'house flat apartment cottage bungalow garden lawn shed garage kitchen bathroom bedroom sofa couch armchair curtain carpet wallpaper wardrobe mattress lamp kettle boiler radiator ceiling damp mould mortgage landlord rent moved builder decorator plumber extension conservatory furniture',
  leisure:
    'holiday vacation beach seaside camping caravan tent cruise resort festival concert band guitar piano choir singing dancing theatre cinema film movie television telly netflix series episode documentary podcast radio book novel crossword puzzle knitting crochet sewing gardening fishing football rugby cricket tennis golf swimming cycling marathon running gym yoga hiking climbing match league tournament bingo lottery prize museum castle christmas easter halloween diwali eid thanksgiving party fireworks',
  travel:
    'car van bus coach train tram taxi ferry plane flight airport motorway traffic roadworks roundabout parking parked park petrol diesel bike bicycle motorbike boat canal river lake sea mountain village town city street abroad spain france italy portugal greece turkey florida paris london canada australia',
  looks:
    'red blue green yellow orange purple pink brown black white grey gray gold silver beige lovely gorgeous beautiful pretty ugly funny hilarious smell smelled smelt smelly haircut beard hair tattoo dress coat jacket jumper hat scarf boots shoes trainers uniform ring necklace tall short fat bald old young',
  body: 'headache toothache dentist doctor hospital appointment flu fever sneezing knee hip shoulder tooth teeth surgery operation asleep sleep sleepy tired nap dream',
  world:
    'price prices expensive cheap council government politicians election newspaper news economy inflation brexit pandemic lockdown internet facebook instagram tiktok youtube phone laptop printer wifi battery supermarket shop shopping market mall closed refurbished painted nowadays retired pension famous celebrity church chapel vicar priest school college university teacher',
};

const STEMS: ReadonlySet<string> = new Set(Object.values(BESIDE_WORK).flatMap((words) => words.split(' ').map(stem)));

/** Names that share a stem with one of these words. */
const NAMES: ReadonlySet<string> = new Set(['mary']);

/** Whether a word belongs to life beside work; whether that is beside the point is for the rest of an answer to say. */
export const isBesideWork = (word: string): boolean => STEMS.has(stem(word)) && !NAMES.has(word);
