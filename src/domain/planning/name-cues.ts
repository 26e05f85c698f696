/** A cue by its name. */
type Cue = readonly [name: string, pattern: RegExp];

/** Cues before a name, by the words that end there. */
export const BEFORE: readonly Cue[] = [
  ['at', /(?:\bat|@)\s*(?:the )?$/i],
  [
    'job at',
    /\b(?:role|job|position|vacancy|opportunity|opening|post|interview\w*|work\w*|career|team|life|employed|here|back|appointment (?:is|will be)|(?:role|position|post) is) (?:at|with|for)\s+(?:the )?$/i,
  ],
  [
    'based at',
    /\b(?:based|located|situated|held|is|are|meet us|offices?) (?:at|in|from|out of|inside)\s+(?:the |our )?$/i,
  ],
  ['join', /\bjoin(?:ing)?\s+(?:the |us at )?$/i],
  ['for', /\b(?:for)\s+(?:the )?$/i],
  ['work for', /\b(?:work\w*|hiring|recruit\w*|driver|position|role|job|employed) (?:for|by|with)\s+(?:the )?$/i],
  ['with', /\bwith\s+(?:the )?$/i],
  ['by', /\bby\s+(?:the )?$/i],
  ['about', /^(?:a (?:bit|little) )?(?:about|why(?: join)?|who (?:is|are)|life at|welcome to)\s+(?:the )?$/i],
  ['starts at', /^(?:here )?at\s+(?:the )?$/i],
  ['in', /\bin\s+(?:the )?$/i],
  ['on the', /\bon (?:the )?$/i],
  [
    'near',
    /\b(?:near|from|ex|around|across|outside|between|to|of|over|based in|located in|opposite|past|via|serving)\s+(?:the )?$/i,
  ],
  [
    'part of',
    /\b(?:affiliate of|affiliated (?:to|with)|belongs to|bought by|joined|trading name of|an? \w+ company of|part of|led by|owned by|acquired by|backed by|funded by|sponsored by|founded by|donated by|chartered to|charter to|(?:newest )?members? of|one of (?:\w+ ){1,3}(?:in|of)|unit of|company of|subsidiary of|run by|managed by|operated by|brand of|division of)\s+(?:the )?$/i,
  ],
  [
    'behalf',
    /\b(?:on behalf of|our client,?|my client,?|the client,|client is|client:|retained by|(?:assessment|open|recruitment|trial) days? for|(?:screening|shortlisting|acting|acts)(?: solely| only| exclusively)? for|appointed by|(?:requirement|opening|vacancy) with|asked by|(?:is|are|been|proud to|pleased to|delighted to) (?:\w+ ){0,2}(?:working|recruiting|partner\w*|teamed up) (?:exclusively |closely |again )*with|(?:is|are|been) (?:supporting|assisting|helping|representing)|placed by [^.,]{2,50} for|search for an? [^.,]{2,60} (?:for|at))\s+(?:the )?$/i,
  ],
  [
    'hired for',
    /\b(?:direct hire for|direct[- ]hire \w+ for|(?:hiring|recruiting|interviewing|selecting|filling)[^.]{0,50} for|employed (?:directly )?by|(?:your|the|this) employer (?:is|will be)|employer of record is|(?:contracts?|employment) (?:(?:is|are|will be) )?with|(?:be|being|become|as) (?:an )?employees? of|appointed by|(?:pay)?rolls? of|(?:staff|you|all) are (?:paid|employed) by|(?:engaged|employed|paid|hired)(?: and (?:engaged|employed|paid|hired))? (?:directly )?by|(?:sign|signs|agreement (?:is|will be)|contract will be) with|wages [^.]{0,20}\bfrom|(?:by|our|the) franchisee,?|(?:merged|new|combined) (?:entity|body|organi[sz]ation),?)\s+(?:the )?$/i,
  ],
  [
    'not them',
    /\b(?:not (?:be )?(?:part of|connected (?:to|with)|affiliated (?:to|with)|associated with|owned by|run by|employed by|to|a|an)|n[o']t (?:apply|write|ring|phone|call|contact|go|speak)(?: directly)?(?: to| with)?|(?:calls|enquiries) to|nor (?:with|to)|rather than)\s+(?:the )?$/i,
  ],
  [
    'former',
    /\b(?:formerly|previously|originally|once|used to be|know(?:n)? (?:us|until [^.,]{4,20}|before) as|remember us as|was called|took over|taken over|merge(?:r|d) (?:of|with|from)|the old|former)\s+(?:the )?$/i,
  ],
  [
    'now called',
    /\b(?:(?:we're|we are|are|is) now(?: called| known as| trading as)?|(?:we've|have|has) (?:since )?(?:been|become)|renamed|rebranded(?: as| to)?|be(?:come|came)|our (?:new )?name is|trading as|t\/a)\s+(?:the )?$/i,
  ],
  [
    'beside',
    /\b(?:also (?:owns?|includes?|operates?|runs?|makes?|supplies|carr(?:y|ies)|holds?)|together with|along with|alongside|as well as|sister [\p{L}]+,?|our other [\p{L}]+|(?:siblings?|neighbou?rs?),?)\b[^.]{0,28}$/iu,
  ],
  [
    'printed by',
    /\b(?:(?:posted|listed|seen|found|advertised|published|more(?: jobs)?|similar jobs|jobs?|verified|apply only|search) (?:on|in|by|through|via)|powered by|welcome to|what)\s+(?:the )?$/i,
  ],
  [
    'apply with',
    /\b(?:apply|register|send [^.]{0,30}|enquire|enquiries) (?:with|through|via)\s+(?:the )?$|\b(?:call|contact|speak to|ring)\s+$/i,
  ],
  [
    'agency label',
    /\b(?:recruiter|recruitment (?:agency|consultant)|agency|consultancy|advertis(?:er|ed by)|posted by)\s*[:|]\s*$/i,
  ],
  [
    'site label',
    /\b(?:venue|facility|site|store|branch|campus|building|workplace|place of work|depot|ward|where|studio)\s*[:|]\s*$/i,
  ],
  ['run by', /\b(?:one of [^.,]{2,20}|which is|is|are) (?:run|operated|managed) by\s+(?:the )?$/i],
  ['owner', /\b(?:owned by|belongs to|(?:parent|holding)(?: company| group| organi[sz]ation)?,?)\s+(?:the )?$/i],
  ['at, after a name', /\p{Lu}[\p{L}'’&-]* (?:at|inside|within) (?:the )?$/u],
  ['place label alone', /^(?:location|place|address|where|site|venue|facility|based)\s+(?:at )?$/i],
  [
    'signed',
    /(?:^|\b(?:to|from) )(?:(?:mr|mrs|ms|miss|dr|prof)\.? )?\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]+){1,2}, (?:[\p{L} ]{4,40}, ?)?(?:the )?$/u,
  ],
  [
    'addressed',
    /\b(?:manager|director|secretary|head|principal|bursar|owner|partner|chef|editor|clerk|officer|office|department|hr|resources|recruitment)(?: of [\p{L} ]{3,20})?, (?:the )?$/iu,
  ],
  ['we are', /\bwe(?:'re| are),? (?:the )?$/i],
  [
    'backer',
    /\b(?:funded|backed|supported|endowed|bequeathed|donated|led|financed|sponsored|commissioned|owned|rent\w*|leas\w+|grant|funding|gift|donations?|money|investment|round|thanks to)\b[^.]{0,30}?\b(?:by|from|of|to)\s+(?:the )?$/i,
  ],
  ['runs', /\b(?:runs?|operates?|owns?|manages?|looks after|home (?:of|to)|behind|makers of)\s+(?:the )?$/i],
  [
    'customer',
    /\b(?:suppl(?:y|ies|ying)(?: to)?|deliver(?:ing|s)? (?:to|for)|serving|trusted by|(?:clients?|customers?|brands|partners|plants|projects)[^.]{0,40}?(?:includ(?:e|es|ing)|such as|like)|pour|stock|sell|dealers? for)\s+(?:the )?$|\b(?:audit(?:ors?| firm)|lawyers|landlord|bank|insurer|suppliers?|contractors?|payroll partner|verifier|buyers?),?:? $/i,
  ],
  [
    'inside',
    /\b(?:inside|within|opposite|beside|behind|above|next to|off|out of|shop in|office in|home in)\s+(?:the )?$/i,
  ],
  ['as one at', /\bas (?:an?|our|the|your) [^.,]{2,60}? (?:at|with|for)\s+(?:the )?$/i],
  [
    'this is',
    /\b(?:that's|this is|it's|we're|called|named|here at|us at|all of us at|team at|greetings from)\s+(?:the )?$/i,
  ],
  [
    'use',
    /\b(?:us(?:e|es|ing)|know(?:ledge|ing)? (?:of )?|experience (?:in|with|of|using)|familiar(?:ity)? with|proficien\w+ (?:in|with)|such as|including|like|e\.g\.?|certified in|trained in|skills:?|stack:?|system|software|in our)\s*(?:the )?$/i,
  ],
  [
    'person',
    /\b(?:dear|hi|hello|hey|mr|mrs|ms|miss|dr|contact|call|ring|ask for|speak to|thanks|regards|with|manager|director|owner|chef|head|lead|recruiter|consultant|cheers|love)[,.:]?\s+$/i,
  ],
  ['report', /\breport(?:s|ing)? (?:in)?to:?\s+(?:the |our )?$/i],
  [
    'award',
    /\b(?:award|accredited|winner|winning|investors?|certified|rated|voted|named|recognised|recognized|magnet|member)\b.{0,12}$/i,
  ],
  [
    'apply',
    /\b(?:apply|applications?|cv|write|email|e-mail|letter|call in|drop in|pop in|return) (?:in writing )?(?:to|at|with|via)\s+(?:the )?$/i,
  ],
  ['person label', /\b(?:to|from|cc|dear|contact|manager|by|posted by|recruiter|hirer|reports to|name)\s*:\s*$/i],
  ['label', /^(?!to|from|cc|contact|location)[\p{L}/ ]{2,30}\s*[:|]\s*$/iu],
  [
    'employer label',
    /\b(?:company(?: name)?|employer(?: name)?|hiring (?:company|organi[sz]ation)|organi[sz]ation|business|school|hospital|firm|institution|college|council|trust)\s*[:|]\s*$/i,
  ],
  [
    'place label',
    /\b(?:location|place|address|where|office|site|base|region|area|city|town|ubicación|ort|lieu)\s*[:|]\s*$/i,
  ],
  [
    'our company',
    /\b(?:our|the|this|your) (?:[\p{Ll}-]+ ){0,2}(?:company|firm|business|employer|practice|school|charity|hotel|restaurant|shop|farm|agency|organi[sz]ation|brand|hospital|council|trust|studio|café|cafe|pub|salon|clinic|surgery|nursery|team|yard|works|workshop|garage|bakery|gallery|store)(?: is(?: called| named)?|:|,| is,)\s+(?:the )?$/iu,
  ],
  ['the', /\bthe $/i],
  ['small word', /\p{Ll}\s$/u],
  ['copyright', /(?:©|\(c\)|copyright)\s*(?:\d{4}\s*)?$/i],
];

/** Cues after a name. */
export const AFTER: readonly Cue[] = [
  [
    'hires',
    /^(?:,[^.!?]{3,90},|,)?\s*(?:is|are) (?:now |currently |also |again )?(?:hiring|looking|seeking|recruiting|after|growing|expanding|in search)/i,
  ],
  [
    'seeks',
    /^(?:,[^.!?,]{3,30},)?\s*(?:seeks?|needs?|wants?|requires?|invites?|sucht|cherche|recherche|recrute|busca|zoekt|have an? (?:exciting )?(?:opportunity|opening|vacancy)|has an? (?:exciting )?(?:opportunity|opening|vacancy))\b/i,
  ],
  [
    'is a',
    /^\s*,?\s*(?:is|are|was) (?:an?|the|one of|part of|proud|committed|home to|based|located|owned|well|your|our|north|south|britain|europe|founded|established|not)\b/i,
  ],
  [
    'does',
    /^\s*(?:has|have|offers?|provides?|builds?|makes?|designs?|runs?|operates?|delivers?|supports?|serves?|helps?|brings?|gives?|owns?|manages?|employs?|works?|exists?|began|started|was founded|opened|sells?|ships?|moves?|supplies|creates?|believes?|values?|welcomes?|will|can|does|said)\b/i,
  ],
  [
    'recruits',
    /^\s*(?:is|are|has been|have been)?\s*(?:currently |now |proud to be |pleased to be |delighted to be )?(?:acting|filling|sourcing|handling|working (?:with|on behalf|in partnership|alongside|exclusively|closely)|recruiting (?:for|on behalf)|partnering|partnered|supporting an?|retained|operates? as an? (?:employment|recruitment)|an? (?:employment|recruitment|specialist))/i,
  ],
  [
    'equal employer',
    /^[^.!?\p{Ll}]{0,12}\s*(?:is|are) [^.!?]{0,40}\b(?:equal|inclusive|disability confident|living wage|accredited|rainbow tick|child safe|armed forces|safeguarding|regulated|affirmative)\b|^\s*(?:does not (?:discriminate|accept)|do not discriminate|has zero tolerance|participates in|welcomes applications|values diversity|honours|acknowledges|pays (?:its )?respects?|promotes diversity|encourages|supports employment|holds the|never charges?)\b/iu,
  ],
  [
    'is a recruiter',
    /^[^.!?]{0,24}\b(?:is|are|was)\b[^.!?]{0,60}\b(?:search|recruit\w*|staffing|placements?|headhunt\w*|employment (?:business|agency)|job board)\b|^[^.!?]{0,30}\b(?:plac(?:es|ed|ing)|introduc(?:es|ed|ing)|handles? (?:the )?(?:response|process|application))\b/i,
  ],
  ['is no employer', /^[^.!?]{0,60}\b(?:is|are) not (?:the|your) employer\b/i],
  [
    'began',
    /^,?\s*(?:(?:was|were|has been|have been) (?:founded|established|set up|chartered|built|started|formed|in business)|began|started|opened|came out of|grew out of)\b/i,
  ],
  ['has long done', /^,? (?:has|have) been (?!founded|established|set up|built|formed|in business)\p{L}+ing\b/iu],
  [
    'owned by',
    /^,? (?:is|was|are) (?:wholly |jointly )?(?:owned|backed|funded|managed|run) by\b|^,? (?:is|was|are)? ?(?:part|a member|a division|a subsidiary|a brand|one) of\b|^ (?:belongs to|joined)\b/i,
  ],
  [
    'of a group',
    /^,? \(?(?:an? )?\p{Lu}[\p{L}&'-]*(?: \p{Lu}[\p{L}&'-]*){0,2} (?:company|brand|business|school|group company)\b/u,
  ],
  ['sells to', /^ (?:and|or|,) (?:other|many|several|more)\b/i],
  [
    'employs',
    /^(?:'s? (?:own )?payroll|[^.!?]{0,60}\b(?:is|are|will be|as) (?:the|your|our) employer\b| employs (?:all|every\w*|the)\b| (?:employee|staff member)s? (?:from|on)\b|,? (?:who|which) (?:will )?(?:employs?|pays?)\b)/i,
  ],
  [
    'not them',
    /^[^.!?]{0,24}\b(?:cannot|can't|does not|do not|will not|don't|doesn't) (?:answer|deal|employ|take|recruit|handle|accept (?:enquiries|applications|calls|phone))|^[^.!?]{0,16}\b(?:takes? no|has no part|hires? (?:its|their) own|is only (?:the|our)|lists? (?:jobs|adverts)|lent\b|says:|is an? (?:advertising|listing|job) )/i,
  ],
  [
    'merged',
    /^(?: and [^.!?]{3,40})? (?:have |has |are |will )?(?:becom(?:e|ing)|became|merg(?:e|ed|ing)|join(?:ed|ing)? (?:together|forces)|come together|came together)\b/i,
  ],
  [
    'make of',
    /^ (?:main |franchised? |authori[sz]ed |approved )?(?:dealer(?:ship)?s?|franchise|agenc(?:y|ies)|stockists?|warranty|tractors?|factory|machines?|equipment)\b/i,
  ],
  ['ours', /^, our (?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]+(?:[,.]| (?:in|at|on|down|next)\b)/u],
  [
    'deals in',
    /^,? (?:is|are|has been) (?:an?|the|your) [^.]{0,50}\b(?:dealer(?:ship)?|franchisee|agent|stockist|distributor)s?\b/i,
  ],
  [
    'works at a site',
    /^ (?:has |have )?(?:runs?|ran|operate[sd]?|crews?|cater(?:s|ed)?|clean(?:s|ed)?|looks? after|looked after|manage[sd]?|maintain(?:s|ed)?|holds?|held|builds?|is building|is delivering|provide[sd]?)\b[^.!?]{0,60}\b(?:at|in|for|on) (?:the |this )?(?:\p{L}+ ){0,2}(?:stadium|ground|arena|hospital|ward|school|campus|site|plant|factory|refinery|mine|depot|airport|station|hotel|ship|vessel|park|centre|center|building|club|university|council|region\p{L}*)\b/iu,
  ],
  ['now', /^,? (?:\()?(?:formerly|previously|known until|used to be)\b|^ \((?:formerly|previously)\b/i],
  ['does something', /^\s(?!is\b|was\b|has\b|as\b|its\b|this\b|us\b)\p{Ll}{2,}s\s[\p{L}\d]/u],
  [
    'whose title',
    /^,?\s*[(–-]?\s*(?:our |the |your )?(?:\p{L}+ ){0,2}(?:manager|director|head|owner|partner|recruiter|principal|coordinator|consultant|secretary|lead|officer|supervisor|chair|chef|superintendent|professor|adviser|advisor|bursar|clerk)\b/iu,
  ],
  [
    'is a group',
    /^,? (?:is|are) (?:an?|the) [^.]{0,50}\b(?:system|network|group|family|chain|federation|trust|charity|organi[sz]ation) (?:of|that|with|which)\b/i,
  ],
  ['run by others', /^,? (?:is|are) (?:one of [^.,]{2,40} )?(?:run|operated|managed|owned|served|cleaned) by\b/i],
  ['at a place', /^ (?:at|inside|in|within) (?:the )?\p{Lu}/u],
  ['agency licence', /^[^.]{0,12}\b(?:EA|employment agency|agency|labour hire|recruitment) (?:licen[cs]e|reg)/i],
  ['has the contract', /^ (?:has|have|holds?) (?:the|a) [^.]{0,30}contract\b/i],
  ['possessive', /^'s?\s/i],
  ['you will', /^,?\s*(?:you(?:'ll| will|'d)|your)\b/i],
  ['we', /^,?\s*(?:and |where |– |- )?(?:we|our)\b/i],
  ['agency', /^[^\p{L}]{1,4}(?:agency|recruiter|recruitment|employment (?:agency|business))\b/iu],
  ['issue', /^[^\p{L}]{0,4}\b(?:issue|no|vol|week|edition)\b/iu],
  [
    'registered',
    /^[^\p{L}]{0,3}(?:[\p{L}]+ )?(?:registered|charity|company n|liability|abn\b|is an equal|is committed|are committed|reserves|welcomes applications|does not accept)/iu,
  ],
  ['floor', /^,\s*(?:level|floor|unit|suite|plot|block|room|p\.?o\.? box|\d)/i],
  ['team', /^\s*(?:team|careers?|jobs|recruitment|group|family|staff|people|crew)\b/i],
  ['descr', /^\s*(?:,|–|-|\()\s*(?:an?|the|one of|part of|we|which|where)\b/i],
  [
    'in place',
    /^\s*(?:,|–|-|\||·|•|\(|in|near|based)\s*(?:in )?(?:\p{Lu}[\p{L}-]+)(?: \p{Lu}[\p{L}-]+)?(?:,|$|\)|\s*[·•|–-])/u,
  ],
  [
    'postcode',
    /^,?\s*(?:(?!PO\b)[A-Z]{2}\b|[A-Z]{1,2}\d{1,2}|UK\b|USA\b|\d{4,5}\b|England|Scotland|Wales|Ireland|Australia|Canada|India|\(?(?:hybrid|remote|on-?site)\b)/,
  ],
  ['ends', /^\s*$/],
  ['stops', /^\s*[.!]/],
  ['comma', /^,/],
  ['bar', /^\s*[|·•–›>-]/],
  [
    'small noun',
    /^\s(?!is\b|are\b|has\b|have\b|and\b|or\b|in\b|at\b|on\b|for\b|to\b|with\b|by\b|from\b|as\b|we\b|you\b|was\b|will\b|offers?\b|provides?\b|seeks?\b)\p{Ll}/u,
  ],
  ['bracket', /^\s*\(/],
  ['logo', /^\s*logo\b/i],
  ['digits', /^\s*(?:\(?\d|level|\+|®|™)/i],
];
