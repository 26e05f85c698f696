const KIN =
  '(?:(?:step|foster|god)?(?:mum|mums|mam|mams|mammy|mummy|mother|mom|moms|momma|mama|ma|dad|dads|daddy|da|papa|pops|father)|(?:mother|father|sister|brother)[- ]in[- ]law|wife|husband|hubby|missus|son|daughter|brother|sister|twin|baby|nan|nana|nanny|gran\\w*|aunt\\w*|uncle|cousin|niece|nephew|partner|fianc[eé]e?|boyfriend|girlfriend|best friend|best mate|friend)';
/** 'my own', 'me wee', 'our big': whose kin it is. */
const MINE =
  '(?:my|me|ma|mi|our) (?:(?:late|own|wee|little|big|baby|junior|senior|elder|older|younger|eldest|youngest|only|twin|dear|old|first|other|immediate) )*';
/** 'my dad's car' is another matter, 'my dad's dead' is not. */
const NOT_WHOSE = "(?!['’]s (?!(?:dead|dying|gone|passed|died|just|been|not|no|after)\\b))";
/** Somebody passed, and not a test, a law, a ball or something on. */
const OF_A_TEST =
  '\\b(?:tests?|exams?|course|theory|driving|licen[cs]e|gcses?|a[- ]levels?|degree|interview|probation|inspection|mot|audition|medical|training|distinction|merit)\\b';
const PASSED = `passed(?! (?:his|her|the|a (?!year|month|week|few|couple|while)|an|my|it|them|us|me|him|you|your|our|that (?!year|month|week|summer|winter|spring|autumn|fall|night|day|christmas)|all|every|first|second|third|with|by|through|down|over|for|as|to|into|out|up|off|round|between|along|everything|\\d)\\b)(?! on (?:her|his|their|the|a|an|it|to|my|what|some|all|that|this|every)\\b)(?![^.!?]*${OF_A_TEST})`;
const LOSS = `(?:died|${PASSED}|expired|(?:is|['’]s) dying|funeral|cancer|hospice|suicide)`;
const NOT_LOST_SIGHT_OF =
  '(?! (?:in|at|on) (?:a|an|the) (?!hospital|hospice|war|crash|accident|fire|sea|middle|end|spring|summer|autumn|winter|same))';
/** 'Daddy passed', 'after Mam died': said as a name. */
const BY_NAME = '(?:papa|daddy|mam|mammy|mum|mummy|mom|momma|mama|dad|nan|nana|granny|grandma|grandad|grandpa|gran)';
const NOT_THEIRS = "(?<!\\b(?:his|her|their|the|your|a|whose|one|own|\\w+['’]s) )";
const GRIEF = new RegExp(
  [
    `\\b${MINE}${KIN}\\b${NOT_WHOSE}(?:(?!${OF_A_TEST})[^.!?]){0,60}\\b${LOSS}(?!\\w)`,
    `(?<!\\b(?:phone|battery|engine|laptop|computer|tablet|car|van|truck|tractor|line|it) )\\b(?:died|dying|funeral|cancer|hospice|suicide)\\b[^.!?]{0,30}\\bmy ${KIN}\\b`,
    `${NOT_THEIRS}\\b${BY_NAME}\\b (?:has |had |just |only |then |suddenly |sadly )*(?:died|${PASSED}|expired)(?!\\w)`,
    `\\blost (?:my|our|me|mi) (?:\\w+ ){0,2}${KIN}\\b${NOT_LOST_SIGHT_OF}|\\blost ${BY_NAME}\\b${NOT_LOST_SIGHT_OF}`,
    '\\b(?:still|a bit|quite|very) raw\\b|\\bstill hard to talk about\\b|\\bmiss (?:her|him|them) so\\b|\\bgod rest (?:him|her|his|them)\\b',
    '(?:^|[.,;] |and |then |but |until )(?:he|she|they) (?:died|passed (?:away|on(?! (?:her|his|their|the|a|an|it|to|my|what)\\b)|(?:a|two|three|four|five|last|some|many|\\d+) (?:years?|months?|weeks?|year|month|week|spring|summer|autumn|fall|winter)))\\b',
    `\\b${MINE}(?:\\w+ )?${KIN}\\b[^!?]{0,60}\\b(?:he|she)(?:['’]s| is) (?:dead|gone) now\\b`,
    `\\b${MINE}${KIN}(?:['’]s| is|['’]s been| has been)(?: just)? (?:dead\\b(?! (?:set|on|keen|good|proud|against))|no more\\b|no longer with us|not with us any ?more|gone (?:now|this|these|since|two|three|four|five|six|seven|eight|nine|ten|a year|\\d+))`,
    `\\bI(?:['’]d| had|['’]ve had) (?:a|two|three|one) (?:miscarriages?|stillbirths?)\\b`,
    `\\b(?:babies|a baby|stillb\\w+|miscarriages?)\\b[^!?]{0,40}\\bI(?:['’]ve| have)? (?:lost|had) (?:one|mine|two)\\b(?=[.,;!]| (?:myself|once|in \\d|years? ago|\\w+ years? ago)|$)`,
    `\\bI(?:['’]ve| have)? lost (?:a|two|three|one) (?:bab(?:y|ies)|child|children|twins)\\b${NOT_LOST_SIGHT_OF}`,
    `\\bbur(?:ied|ying) ${MINE}(?:\\w+ )?${KIN}\\b`,
    `\\blost (?:my|our) (?:\\w+ )?(?:boy|girl|child|children|twins|lad|lass)\\b${NOT_LOST_SIGHT_OF}`,
  ].join('|'),
  'i',
);
/** 'We had our own dog put down on Saturday.' */
const PET_LOSS =
  /\b(?:my|our) (?:own |old |wee |little |poor |lovely )*(dog|cat|pony|horse|mare|budgie|rabbit|terrier|collie|labrador|spaniel)(?: \w+)?,? (?:(?:was|were|had|has|to|be|been|just|got) )*(?:put (?:down|to sleep)|died)\b/i;
/** What ends a working life as surely as a death ends another: 'I've focal dystonia in the left hand'. */
const OWN_ILLNESS =
  /\b(?:I(?:['’]ve| have| had|['’]d)|my (?:\w+ )?(?:hand|back|knee|eyes?|hearing|leg|arm|shoulder|heart|wrist|hip|spine))\b(?![^.!?]{0,30}\b(?:no|never|not|any|patients?|residents?|clients?|people)\b)[^.!?]{0,30}\b(?:cancer|dystonia|a stroke|arthritis|tumou?r|sclerosis|epilepsy|a breakdown|burn[- ]?out|Parkinson['’]?s|gave out)\b/i;

/** A loss at work that stays with people: a herd, a mate, a funeral that was gone to. */
const LOSS_AT_WORK =
  /\b(?:been|went|go|going|was|stood) (?:to|tae|at) (?:the|a|his|her|their|my|too many) funerals?\b|\b(?<!\b(?:he|she|they|who)(?:['’]d| had)? )[Ll]ost (?:\p{L}+[- ]){0,2}(?:\d+|ten|dozen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)?(?:[- ]\p{L}+){0,2} ?(?:in one (?:go|day|night|week)|cows|calves|ewes|lambs|sheep|animals|horses|head)\b|\b[Ll]ost (?:the|our|all (?:the|our)|half (?:the|our)|my) (?:whole )?(?:herd|flock|cows|animals|horse|dog|mare|baby|home|house)\b|\b[Ll]ost (?:a|(?:one|two|three|four|some|many) of (?:our|my|the)|two|three|four) (?:\p{L}+ )?(?:mates?|friends?|colleagues?|lads?|comrades?|men|soldiers|crew)\b(?! (?:to|for) (?:a|an|another|the)\b)|\b(?:mates?|friends?|colleagues?|lads?|workmates?) (?:of mine |of ours )?(?:was|were|got|who was) killed\b|\b(?:took|taken) (?:his|her|their) own life\b|\b(?:killed|hanged) (?:himself|herself)\b|\b(?:friend|mate|colleague|workmate|brother|cousin)\b[^!?]{0,80}\bI (?:don['’]t|do not) (?:like to |want to )?(?:talk|speak|say) (?:long|much|more|a lot|often) (?:about|of) (?:it|that|him|her)\b/iu;

/** 'Me dad had Alzheimer's … he went last August.', 'I was there when they cut my friend out.' */
const GONE = new RegExp(
  `\\b(?:my|me|our) ${KIN}\\b[^!?]{0,40}\\b(?:alzheimer\\S*|dementia|cancer|stroke|ill|poorly|sick(?! of\\b)|parkinson\\S*)\\b(?:(?!\\b(?:tests?|exams?)\\b)[^!?]){0,160}\\b(?:he|she|they) (?:went|passed|left us) (?:last|in|this|on|(?:just )?(?:at|before|after|around|over)) (?!(?:the )?(?:first|second|third|next)\\b)(?:the )?\\w+\\b(?! to\\b)|\\bcut (?:my|our|a) (?:best )?(?:friend|mate|colleague|brother|workmate)\\b[^.!?]{0,10}\\bout\\b`,
  'i',
);
/** What is past, and told because it is the speaker's own wish to tell it. */
const CALMLY =
  /\b(?:rather (?:say|tell)|say (?:that|it|so) myself|than you find|be (?:open|upfront|up front) (?:about|with)|no secret|nothing to hide)\b/i;
const OWN_HEALTH =
  /\b(?:burn[- ]?out|breakdown|depress\w*|anxiety|off sick|sick leave|months off|weeks off|dyslexi\w*|autis\w*|adhd|epilepsy|diabet\w*|recover\w*|sober|prison|record|conviction)\b/i;
export const tellsOpenly = (answer: string): boolean =>
  CALMLY.test(answer) && OWN_HEALTH.test(answer) && !GRIEF.test(answer);

/** Whether somebody tells of a loss of their own; nothing of that is said back, and it is not passed over either. */
export const tellsOfGrief = (answer: string): boolean =>
  GRIEF.test(answer) ||
  GONE.test(answer) ||
  OWN_ILLNESS.test(answer) ||
  LOSS_AT_WORK.test(answer) ||
  PET_LOSS.test(answer);

/** 'They're closing us in September.', 'My wife's not well.', in so few words that it is felt. */
export const tellsOfHardship = (answer: string): boolean =>
  answer.trim().split(/\s+/).length <= FEW_LINES && (JOB_LOSS.test(answer) || KIN_UNWELL.test(answer));
const KIN_UNWELL = new RegExp(
  `\\b(?:my|me|our) (?:\\w+ )?${KIN}(?:['’]s| is| has| isn['’]t| hasn['’]t)(?: \\w+){0,2} (?:well|poorly|ill|sick|dementia|unwell|in hospital|bad with|disabled|a stroke)\\b(?! (?:paid|off|known|in (?:school|work)))`,
  'i',
);
const FEW_LINES = 30;
const JOB_LOSS =
  /\b(?:they(?:['’]re| are)|it(?:['’]s| is)|we(?:['’]re| are)|(?:the|my|our) \w+(?:['’]s| is)) (?:all )?(?:being |getting )?(?:closing|shutting|shut down|made redundant|laid off|letting (?:us|me|half)|laying (?:us|me)|making (?:us|me|half))\b(?! (?:early|late|time|the (?:door|window|shop)|at)\b)|\b(?:I|we)(?:['’]ve| have| was| were| got|['’]m being|['’]re being)(?: just| all| been)* (?:been )?(?:made redundant|laid off|let go)\b/i;

/** Whose death is told, where it is plain: 'your husband'; undefined where it is not. */
export function kinWhoDied(answer: string): string | undefined {
  const [, kin = ''] =
    WHO_DIED.exec(answer) ??
    HAD_BEEN_ILL.exec(answer) ??
    WAS_BURIED.exec(answer) ??
    IS_DEAD.exec(answer) ??
    PET_LOSS.exec(answer) ??
    [];
  return kin ? `your ${plainNameOf(kin)}` : undefined;
}
const NEAREST =
  '(?:mother|father|sister|brother)[- ]in[- ]law|husband|hubby|wife|missus|father|mother|daddy|dads|dad|da|papa|pops|mummy|mums|mum|mammy|mams|mam|momma|moms|mom|mama|ma|brother|sister|twin|son|daughter|partner|fianc[eé]e?|nana|nanny|nan|granny|grandmother|grandma|grandad|granddad|granddaddy|grandfather|grandpa|gran|auntie|aunty|aunt|uncle|cousin|niece|nephew|best friend';
/** Said at once ('my moms passed'), or after what else is told of them ('my husband, he had ALS, and he passed a year ago'). */
const WHO_DIED = new RegExp(
  `(?:\\b${MINE}|${NOT_THEIRS}\\b(?=${BY_NAME} (?:died|passed|expired|had|has|just)))(${NEAREST})\\b${NOT_WHOSE}(?:(?: (?:has|had|just|sadly|suddenly|only|then|himself|herself|sort of))* ${PASSED}(?!\\w)|(?:(?!\\b(?:my|her|his|our|their) (?:${NEAREST}|tests?|exams?)\\b|${OF_A_TEST})[^!?.]){0,60}\\b(?:died|expired|(?:(?:he|she) )?passed (?:away|on(?! (?:her|his|their|the|a|an|it|to|my|what)\\b)|suddenly|peacefully|a (?:year|month|week|few|couple)|last|two|three|four|five|six|some|many)|(?:he|she) passed(?=[.,;!]|$))\\b)`,
  'i',
);
/** 'My dad was poorly. … He passed at Christmas.' */
const HAD_BEEN_ILL = new RegExp(
  `\\b[Mm]y (${NEAREST}) (?:was|had been|got|fell|became|had)(?: \\w+){0,2} (?:ill|poorly|sick(?! of\\b)|unwell|dementia|cancer|a stroke)\\b(?:(?!\\b(?:my|her|his|our) (?:${NEAREST}|friend|mate)\\b|\\b(?:test|exam|driving)\\b)[^!?]){0,160}\\b(?:[Hh]e|[Ss]he) passed (?:away|last|this|in|on(?! (?:her|his|their|the|a|an|it|to|my|what)\\b)|at|before|after|around|over|just)\\b(?! (?:the )?(?:first|second|third|next)\\b)`,
);
const IS_DEAD = new RegExp(
  `\\b${MINE}(${NEAREST})\\b(?:(?!['’]s)[^!?]{0,40}\\b(?:he|she)(?:['’]s| is) (?:dead|gone) now\\b|(?:['’]s| is|['’]s been| has been)(?: just)? (?:dead\\b(?! (?:set|on|keen|good|proud|against))|no more\\b|no longer with us|not with us any ?more|gone (?:now|this|these|since|two|three|four|five|six|seven|eight|nine|ten|a year|\\d+)))`,
  'i',
);
const WAS_BURIED = new RegExp(
  `\\b(?:buried|lost) (?:${MINE}(?=\\w)|(?=${BY_NAME}\\b))(${NEAREST}|boy|girl)\\b${NOT_LOST_SIGHT_OF}`,
  'i',
);
const PLAIN_NAMES: readonly [RegExp, string][] = [
  [/^(?:dads?|daddy|da|papa|pops)$/, 'father'],
  [/^(?:mums?|mummy|mams?|mammy|moms?|momma|mama|ma)$/, 'mother'],
  [/^(?:nana?|nanny|gran|granny|grandma)$/, 'grandmother'],
  [/^(?:grand?dad|granddaddy|grandpa)$/, 'grandfather'],
  [/^aunt(?:ie|y)$/, 'aunt'],
  [/^hubby$/, 'husband'],
  [/^missus$/, 'wife'],
];
const plainNameOf = (kin: string): string => {
  const lower = kin.toLowerCase();
  return PLAIN_NAMES.find(([names]) => names.test(lower))?.[1] ?? lower;
};

/** 'My father.', and no more, to why somebody wants a thing: whom it is about. */
export function kinNamedAlone(answer: string): { name: string; pronoun: string } | undefined {
  const [, kin = ''] = ONLY_KIN.exec(answer) ?? [];
  if (!kin) return undefined;
  const name = plainNameOf(kin);
  return { name: `your ${name}`, pronoun: /^(?:wife|mother|sister|daughter)$/.test(name) ? 'her' : 'him' };
}
const ONLY_KIN =
  /^\W*(?:because of |for |it's )?my (?:late )?(husband|wife|father|mother|dad|da|mum|mam|mom|brother|sister|son|daughter)\W*$/i;

/** 'My mother. Two years in June.', 'Because of Danny, my brother, you had him till the end.', to why somebody wants to work with the dying. */
export function kinNamedBriefly(answer: string): string | undefined {
  if (
    answer.trim().split(/\s+/).length > FEW_LINES ||
    /\b(?:works?|worked|nurse|volunteer\w*|says|told me)\b/i.test(answer)
  )
    return undefined;
  const [, kin = ''] = OF_KIN.exec(answer) ?? [];
  return kin ? `your ${plainNameOf(kin)}` : undefined;
}
const OF_KIN = new RegExp(`(?:^\\W*(?:because of |for )?|, )my (?:late )?(${NEAREST})\\b(?=[.,]|$)`, 'i');

/** 'They pulled three of them out dead.', 'the night of the shooting': more than one life, or one that was taken. */
export const tellsOfDisaster = (answer: string): boolean => DISASTER.test(answer);
const DISASTER =
  /\b(?:people|children|families|passengers|kids|men|women|lads|boys|girls|babies|patients|residents|pupils|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|some|most|all) of (?:them|us)) (?:had |have |all |were |was |got |who )*(?:died|dead|killed|drowned|shot|missing|burned|never (?:found|came (?:back|home)))\b|\b(?:mass|school|the|a) (?:shooting|stabbing|massacre|bombing)\b|\b(?:was|were|got|been) (?:shot|stabbed|killed|drowned|murdered)\b|\b(?:found|pulled|carried) (?:him|her|them|(?:\w+ ){1,3}of them) (?:\w+ )?dead\b|\bbod(?:y bags?|ies)\b|\bwhich hospital (?:their|his|her)\b/i;
