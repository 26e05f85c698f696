/** What a question is about, and the stems that an answer about it tends to hold; it asks for any two or so of them. */
export interface Competency {
  question: RegExp;
  stems: readonly string[];
  /** What an answer that comes near the question can hardly do without; only where that can be said. */
  near?: RegExp;
}

const about = (question: RegExp, stems: string, near?: RegExp): Competency => ({
  question,
  stems: stems.split(' '),
  ...(near ? { near } : {}),
});

export const COMPETENCIES: readonly Competency[] = [
  about(
    /conflict|disagree|difficult (?:colleague|person|co-?worker|stakeholder)|argument|tension|clash/i,
    'disagree disagreed argue argument conflict different opinion view colleague manager convince compromise talk listen agree meeting point angry side instead wrong refuse push accept',
    /\b(?:disagree\w*|argu\w+|conflict|convinc\w+|persuad\w+|push(?:ed)? back|refus\w+|instead|wrong|opinion|view|compromis\w+|agreed?|thought (?:it|that|we|the)|(?:he|she|they|wanted|prefer\w*|insist\w*) (?:wanted|said no|thought|to keep|to split|insist\w*)|on (?:her|his|their) side|angry|shout\w*)\b/i,
  ),
  about(
    /upset|angry|difficult (?:customer|client|patient|guest|parent)|complain|unhappy|frustrat/i,
    'upset angry shout complaint complain cry worry frustrate sorry apologise apologize calm listen refund wait explain thank cold wrong family customer client patient parent guest happy replace offer manager',
    /\b(?:upset|angry|shout\w*|complain\w*|complaint|cr(?:ied|ying)|worr\w+|furious|sorry|apolog\w+|cold|unhappy|not (?:happy|pleased)|wasn't happy|rang|calm|wait\w*|refund|demand\w*|finished with|difficult|rude|annoy\w*)\b/i,
  ),
  about(
    /mistake|error|got (?:it|something) wrong|went wrong|fail(?:ed|ure)?|regret/i,
    'mistake wrong error forget forgot miss fail lost broke outage bug late admit told own fix fault rewrote check since learn again notice blame test',
    /\b(?:mistake\w*|wrong\w*|error\w*|forg[eo]t\w*|miss(?:ed)?|fail\w*|lost|lose|broke\w*|down|outage|bug|too late|my fault|my change|should(?:n't)? have|hadn't|overlooked|declin\w+|reject\w+|locked|burn\w*|black|delay\w*|bad|messed|spoil\w*|ruin\w*)\b/i,
  ),
  about(
    /deadline|pressure|short notice|time[- ]sensitive|urgent|tight|busy|stress|under time/i,
    'deadline pressure urgent late hour day week short rush due close time evening early prioritise prioritize drop first queue finish deliver plan overtime left busy',
  ),
  about(
    /feedback|critici/i,
    'feedback critic review said told change redrew rewrote improve sting hurt ask note manager client wrong better next since',
    /\b(?:feedback|criti\w+|said|told|review\w*|could(?:n't| not) read|(?:did|does)(?:n't| not) like|comment\w*|note\w*|pointed out|complain\w*|suggest\w*)\b/i,
  ),
  about(
    /\blead\b|\bled\b|leader|manage(?:d)? (?:a |people|team)|motivat(?:e|ed) (?:a |your |the |others|someone|people)|mentor|coach|train(?:ed)? (?:a|some|new)|delegat/i,
    'team lead led delegate assign train mentor coach teach taught show explain meet goal motivate junior new support week review shift rota responsible people',
  ),
  about(
    /team|collaborat|worked with (?:other|people)|cross[- ]functional/i,
    'team together colleague share split help ask meet agree department plan talk communicate other design sales engineer shift handover support',
  ),
  about(
    /improv|process|efficien|better way|initiative|proactive|idea|innovat|creativ/i,
    'improve faster slow change idea suggest propose build template list automate save reduce time cost new try test manual error replace introduce hour cut',
  ),
  about(
    /learn|new (?:skill|tool|technology|system)|adapt|change(?:d)? (?:at|in|of)|unexpected|plans? change/i,
    'learn new course read practise practice ask colleague tutorial first week try change switch adapt plan quick teach understand document mistake system tool',
  ),
  about(
    /unsafe|safety|hazard|risk|danger|accident/i,
    'unsafe safe safety danger hazard risk stop report isolate lock supervisor check cable fire fall broke hurt injure tape power accident inspect switch scaffold rule',
    /\b(?:unsafe|safe\w*|danger\w*|hazard\w*|risk\w*|broken|cable|fire|fall|fell|hurt|injur\w+|isolat\w+|lock\w*|earth|guard|ladder|scaffold\w*|leak\w*|tape\w*|harness|accident\w*|wire\w*|gas|smoke|spill\w*|slip\w*)\b/i,
  ),
  about(
    /calm|emergency|panick|crisis|critical situation/i,
    'calm panic emergency breath call first ambulance hospital quick voice shout tell control check clear blood fire alarm minute hand',
  ),
  about(
    /customer|client|guest|patient|service|above and beyond|extra mile/i,
    'customer client guest patient order wait help explain call offer listen thank return come back problem need ask find',
  ),
  about(
    /prioriti|several (?:things|tasks)|multiple|juggl|organi[sz]e|workload|competing/i,
    'priority prioritise prioritize list first urgent important deadline wait order later task block calendar delegate ask manager time queue sort',
  ),
  about(
    /persuad|convinc|influenc|negotiat|buy[- ]in|sell|sold|sale/i,
    'convince persuade show number data pilot trial agree negotiate price offer listen need objection meeting case example benefit cost deal customer contract',
  ),
  about(
    /data|analy[sz]|numbers|decision|problem[- ]solving|solved? a|complex|difficult problem|technical (?:problem|challenge)/i,
    'data number analyse analyze measure compare check find cause option decide test result because log query reproduce trace narrow fix chart pattern trade choose',
  ),
  about(
    /proud|achieve|accomplish|success|biggest win/i,
    'built finish launch win won first team save number year people project design result grow customer award proud',
  ),
  about(
    /yourself|background|your career|introduce/i,
    'work year experience current start join before study train role responsible team now next look move company trade degree apprentice school',
  ),
  about(
    /why (?:do|did|are|would|have)|attract|interest(?:s|ed)? you|motivat(?:e|es) you|drew you|appeal/i,
    'want like enjoy because role your product company use customer learn team work people care reason year patient build same',
  ),
  about(
    /strength|good at|best at|stand out/i,
    'good strength find because example once last fix check people patient careful colleague ask job time',
  ),
  about(
    /weak|improve about|development|working on|struggle|get better/i,
    'weak difficult slow too struggle delegate say yes no since rule now learn practise habit note ask help better still delay cost',
  ),
  about(
    /ethic|integrity|honest|right thing|confiden|policy|bully|harass/i,
    'confidence honest report policy rule tell told truth manager private refuse wrong agree protect investigate record support choice safe listen',
  ),
  about(
    /\bparents?\b|famil(?:y|ies)/i,
    'parent father mother dad mum mom family daughter son child grandmother wife husband relative',
    /\b(?:parents?|fathers?|mothers?|dads?|mums?|moms?|famil(?:y|ies)|daughter|son|grand\w+|relatives?|wife|husband|guardian|sister|brother)\b/i,
  ),
  about(
    /few people|short[- ]?(?:staff|hand)|understaff|called in sick|missing staff/i,
    'sick off short people staff missing alone cover agency team person left',
    /\b(?:sick|off|short|missing|alone|cover|agency|staff|people|casuals?|(?:two|three|four|five|six|half) of (?:us|them)|of us)\b/i,
  ),
  about(
    /\bparents?\b|famil(?:y|ies)/i,
    'parent father mother dad mum mom family daughter son child grandmother wife husband relative',
    /\b(?:parents?|fathers?|mothers?|dads?|mums?|moms?|famil(?:y|ies)|daughter|son|grand\w+|relatives?|wife|husband|guardian|sister|brother)\b/i,
  ),
  about(
    /few people|short[- ]?(?:staff|hand)|understaff|called in sick|missing staff/i,
    'sick off short people staff missing alone cover agency team person left',
    /\b(?:sick|off|short|missing|alone|cover|agency|staff|people|casuals?|(?:two|three|four|five|six|half) of (?:us|them)|of us)\b/i,
  ),
];
