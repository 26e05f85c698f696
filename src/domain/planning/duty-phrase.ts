/** Verbs that duties begin with, whose object can be asked about. Irregular spellings follow after '='. */
const VERBS: ReadonlyMap<string, string> = new Map(
  `lead manage build design write run=running prepare maintain develop plan=planning support train mentor monitor handle process operate organise organize coordinate
create conduct deliver assess review analyse analyze test install repair inspect clean teach coach draft negotiate research investigate serve cook set=setting sell document track
schedule supervise implement own define translate edit produce present record update administer collect arrange book check order pack load drive diagnose treat feed care perform assist audit forecast
report evaluate calibrate assemble cut=cutting paint measure promote source recruit interview onboard advise guide oversee control=controlling improve optimise optimize migrate deploy automate configure troubleshoot rehearse lay=laying
pick stock restock replenish balance reconcile answer greet host model=modelling facilitate shape scale moderate publish photograph film grow prune plant harvest milk transport dispatch label=labelling sort
represent keep examine identify interpret resolve calculate issue announce follow curate compile chair weigh fit patrol=patrolling respond liaise deal look talk carry take brief educate engage mark observe bottle brew bake
wash iron tidy unload deploy debug refactor sketch prototype animate compose choreograph record mix light rig sew weld machine drill dig mow spray trap groom exercise walk supply dispense administer vaccinate counsel=counselling
communicate assign change escort guard screen search detain arrest evacuate rescue climb dismantle erect survey value let=letting market advertise campaign fundraise lobby consult procure purchase ship forward clear export import reconcile invoice match fix log scan rota draw register stage unblock progress steam escalate reset=resetting compare unload attend characterise characterize swap advise price
post file scan archive catalogue catalog digitise digitize restore conserve exhibit interpret lecture supervise tutor invigilate grade referee umpire officiate scout motivate counsel mediate safeguard visit chase settle quote
estimate tender price cost commission decommission service overhaul strip=stripping fabricate mould cast finish polish glaze fire throw carve upholster tailor alter style cut=cutting colour color wax massage tattoo pierce
entertain perform juggle present broadcast report proofread subedit localise localize interpret subtitle transcribe minute type
provide ensure help=helping give receive verify submit=submitting raise refer=referring solve spot survey validate welcome wire prioritise prioritize protect prevent prescribe program=programming propagate query refill remove replace retrieve rotate secure select send sweep
summarise summarize transfer=transferring tie=tying trim upload vet wrap achieve build close open make=making meet=meeting complete gather identify influence integrate introduce investigate launch map=mapping minimise minimize navigate obtain participate
perform place preserve push respond run=running scope service shadow source specify standardise standardize steward strengthen structure supply sustain tackle track tune understand uncouple couple use=using visualise visualize encourage enforce
establish evidence explain expand explore extract fill finalise finalize follow forge formulate fundraise gain handle implement instruct keep liaise listen lift load log manage merchandise mix moderate motivate nurture offer operate partner
patrol=patrolling pay persuade pitch plaster position practise practice programme reassure rehabilitate reconcile redesign reduce refine rehearse relay render reorder represent research resolve roster sample scrub sharpen shoot simulate
simplify slice solder sterilise sterilize stitch study supervise teach thin top=topping torque transplant turn unpack vacuum water winterise work wind=winding work mop=mopping dust prep=prepping plate portion decorate
seal sand prime hang mount level lay=laying demolish excavate pour lead chart palpate suction intubate immunise immunize bathe dress move turn swap=swapping rescue swim=swimming lifeguard teach brief debrief book upsell
bill code architect benchmark secure harden patch provision instrument ingest query exceed contribute direct reach put=putting maximise maximize attract retain ease champion spearhead anticipate question demonstrate display convert cover cross-sell shape parametrise profile segment target optimise localise license contract draft redline file serve plead disclose exchange convey
hold agree retire accompany adjust affix align amend append apply approve ascertain assay attach authorise authorize bag bandage bar=barring bind bleed block blend boil bolt bond brush buff call
canvass caption cater chop=chopping circulate clamp classify coat collate collaborate commence compost compress confirm connect construct contact cooperate copy correct count craft crop=cropping cull
dial disassemble discharge discuss disinfect dissect distil distribute divide drain draught dry elicit embed=embedding emboss empty enact enhance enrol=enrolling enter equip=equipping execute expedite
fell fence ferment fetch fillet filter fold forage freeze fumigate function garnish generate glue graft grill grind grout guarantee gut=gutting hand harrow haul hoist hone immobilise incubate index
inform inject inoculate insert insulate insure irrigate join key knead knit=knitting laminate land lash launder learn lend lime link lock lubricate marinate marshal=marshalling mend mind mobilise
muster notify nurse occupy offload orchestrate outline package palletise pasteurise peel pen phone pilot pin=pinning pipe pipette plough plumb poach poll portray preside press preview probe prise
proof propose prospect prove publicise punch purify quantify race rake rank rate read reap receipt recommend recondition recover recycle refuel refund regulate reinforce release relocate remind renew
rent replant reply reposition rerun respray rethink reupholster reverse revise rewire riddle rinse rip=ripping rivet roast roll rope rout saddle salt salvage saw scaffold scatter scrape screed season
seat sediment sequence shear shelve shoe shorten shovel shred=shredding shunt sieve sift sign signpost sing sit=sitting skim=skimming skin=skinning slaughter sling smooth soak soap sow split=splitting
respect spin=spinning splice spread square squeeze stack staff stain stamp staple steep stencil stir=stirring stow straighten strike suggest suture swab=swabbing swage sweeten switch tabulate tag=tagging
tally tamp tan=tanning tap=tapping tape taper taste temper tend tether thaw thread thresh tile till time titrate toast toilet tot tow trace trade transmit trial tuck undertake unlock unpick
untangle upgrade ventilate view void wait watch weave wean weed whisk wipe witness wrangle lamb calve dose dip=dipping clip=clipping rear frank hire tie-in surface-clean wet-clean cross-check
double-check pre-book hand-feed spot-check proof-read co-ordinate`
    .split(/\s+/)
    .map((entry) => {
      const [verb = '', irregular] = entry.split('=');
      return [verb, irregular ?? gerundOf(verb)];
    }),
);

function gerundOf(verb: string): string {
  if (/^[^aeiou]*[aeiou][bdgklmnprt]$/.test(verb)) return `${verb}${verb.at(-1)}ing`;
  return /[^eo]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}

const GERUNDS: ReadonlyMap<string, string> = new Map([...VERBS].map(([verb, gerund]) => [gerund, verb]));

/** Verbs that are as often nouns: they begin a duty only before an article or where duties are listed. */
const ALSO_NOUNS: ReadonlySet<string> = new Set(
  'own reach change use help work practice level position dress turn target profile contract bill code patch prime dust plate portion sample study place top query code cash water survey program=programming programme scope seal move map wind chart patch offer partner structure raise transfer fill close open couple service shadow profile license lift lead own test design support process research record order paint film model scale shape care present report plan train coach market price cost value service market style fit stock label light machine file post type minute project supply document source interview host process iron colour color wax pack cook finish guard screen search drill fire throw mark patrol=patrolling survey quote tender estimate grade guide control balance issue forward milk plant harvest tutor walk exercise clear clean post supply welcome load secure answer bag bar block bolt bond brush call coat copy count craft crop dip clip dose drain draught fence fold function glue graft grill hand index join key land lash lime link lock mind mount nurse package pen phone pilot pin pipe press preview probe proof race rake rank rate read receipt release rent reply roll rope run saddle salt saw season seat set shoe sign skin soap sow spin spot spread square stack staff stain stamp staple strike strip suture switch tag tan tap tape taste temper thread tile till time toast toilet tow trace trade transport trial tuck upgrade view void wait wash watch weed witness lamb rear frank hire dispatch caption empty dry reverse filter render sequence splice contact cater discharge sling split respect'.split(
    ' ',
  ),
);

/** Verbs whose object may be a clause: 'ensuring the load is secure'. */
const WITH_CLAUSE = new Set(['ensure', 'check', 'verify', 'make']);

/** Where a duty ends at the latest: what follows says why, when or for whose good. */
const STOP =
  /^(?:that|which|who|whom|whose|so|when|while|whilst|if|because|where|until|unless|per|ensuring|but|as|than|plus|during|once|before|after|whether|how|what|why|then|not|without|whenever|wherever|including|e\.g|i\.e|etc|via|within|throughout|regarding|re|according)$/;
/** Words for people in the talk: what stands before them is kept. */
const PRONOUN =
  /^(?:you|we|they|it|us|them|i|he|she|me|him|this|these|those|each|every|someone|anyone|everyone|yourself|themselves)$/;
const PREPOSITION =
  /^(?:of|to|for|with|in|on|at|by|from|across|into|under|over|below|above|through|between|against|about|around|using|towards|onto|among|alongside|up|out|off|behind|inside|outside|near|along)$/;
const DONE_TO_SOMEBODY = /^(?:thank|tell|give|help|let|make|show|ask|trust|want|call|pay)s?$/;
const OWNER = /^(?:our|your|their|its|his|her)$/;
const IS = /^(?:is|are|be|been|was|were|will|must|can|may|should|have|has|do|does)$/;
/** No phrase ends on these. */
const NO_END =
  /^(?:the|a|an|any|all|some|other|another|new|own|good|high|best|great|more|most|key|only|well|there|here|together|closely|directly|ready|early|late|and|or|nor|both|various|multiple|several|many|different|daily|weekly|monthly|required|needed|necessary|appropriate|relevant|possible|necessary|timely|fast-paced|busy|such|own|very|highly|excellent|accurate|correct|regular|own|around|turn|tier|level|class|grade|band|aspects|ways|range|variety|types|kinds|areas|matters|issues and|incl|etc|first|part|sure|eye|pace|touch|informed|&|\d+|one|two|three|four|five|six|ten)$/;

const MOST_WORDS = 11;
const LEAD_WORDS =
  /^(?:(?:you(?:'ll| will|'d)?(?: be)?|to|will|can|able to|ability to|responsible for|help(?:ing)?(?: us)?(?: to)?|also|then|successfully|regularly|effectively|proactively|safely|accurately|and|or|assist(?:ing)? (?:in|with)(?= \p{L}+ing\b)) )+/iu;

export interface Duty {
  /** As something that one is doing: 'running the fish section'. */
  phrase: string;
  /** What of the text follows it. */
  rest: string;
}

/** Whether a word begins a duty, and what one is then doing. */
function readVerb(word: string, next = '', listed = false): Verb | undefined {
  const plain = word.toLowerCase().replace(/[^\p{L}'-]+$/u, '');
  const known = GERUNDS.get(plain);
  if (known) return { base: known, gerund: plain, form: 'doing' };
  const base = VERBS.has(plain) ? plain : baseOf(plain);
  const gerund = VERBS.get(base);
  if (gerund) return { base, gerund, form: base === plain ? 'plain' : 'does' };
  // An unknown doing is one where something follows that it is done to.
  if (
    listed &&
    /^[a-z]{4,}ing$/.test(plain) &&
    !NOT_DOING.test(plain) &&
    /^(?:the|a|an|our|your|all|any|with|to|for|on|up|out|new|and|&)$/.test(next)
  )
    return { base: plain, gerund: plain, form: 'doing' };
  return undefined;
}

interface Verb {
  base: string;
  gerund: string;
  /** As it is written: 'check', 'checks' or 'checking'. */
  form: 'plain' | 'does' | 'doing';
}

const NOT_DOING =
  /^(?:morning|evening|training|building|engineering|marketing|nursing|accounting|banking|housing|clothing|catering|during|including|following|according|being|having|something|anything|everything|nothing|outstanding|exciting|willing|living|rewarding|growing|interesting|amazing|leading|existing|ongoing|upcoming|working|holding|owning|knowing|understanding|bring|spring|string|king|ring|wing|thing|sibling|ceiling|sterling|starting|going|doing|getting|coming|loving|enjoying|looking|thriving|wanting|needing|parking|pricing|timing|meaning|feeling|beginning|wedding|viewing|meeting|setting|closing|advertising|dining|lodging|gaming|shipping|pending|remaining|incoming|outgoing|recurring|missing)$/;

/**
 * The duty that a text begins with: 'Pick, pack and ship customer orders, verify …' is 'picking, packing and shipping
 * customer orders'. Undefined where it begins with no verb that has an object. `listed` says that duties are expected
 * here, `told` that they are told as orders or after "you will", so that a word which may be a noun is none.
 */
export function readDuty(text: string, listed: boolean, told = listed): Duty | undefined {
  const words = text.replace(LEAD_WORDS, '').split(/\s+/).filter(Boolean);
  const first = readVerb(words[0] ?? '', words[1], listed);
  // 'Records: herd software, …' is a label.
  if (!first || /:$/.test(words[0] ?? '')) return undefined;
  if (isCompound(first, words[1])) return undefined;
  if (
    first.form !== 'doing' &&
    ALSO_NOUNS.has(first.base) &&
    !/^(?:the|our|your|a|an|their|all|any|with|to|after|out|for|on|up|and)$/i.test(words[1] ?? '') &&
    (!told || first.base === 'own')
  )
    return undefined;
  if (
    /^(?:clean|clear|own)$/.test(first.base) &&
    /^(?:driving|licen[cs]e|uk|written|record|and|communication)/i.test(words[1] ?? '')
  )
    return undefined;
  // 'Review of applications' is a thing.
  if (first.form === 'plain' && /^of$/i.test(words[1] ?? '')) return undefined;
  const doing: string[] = [first.gerund];
  let at = 1;
  while (at < words.length && doing.length < 4) {
    const joint = /,$/.test(words[at - 1] ?? '')
      ? ', '
      : /^(?:and|&|or)$/i.test(words[at] ?? '')
        ? ` ${words[at] === '&' ? 'and' : words[at]?.toLowerCase()} `
        : '';
    if (joint === '') break;
    let next = joint === ', ' ? at : at + 1;
    let said = joint;
    if (joint === ', ' && /^(?:and|or|&)$/i.test(words[next] ?? '')) {
      said = ` ${words[next] === '&' ? 'and' : words[next]} `;
      next++;
    }
    const verb = readVerb(words[next] ?? '');
    if (!verb || verb.form !== first.form) break;
    // 'pick, pack and ship': a word that may be a noun is a verb where another verb follows.
    const goesOn =
      /^(?:and|&|or)$/i.test(words[next + 1] ?? '') && readVerb(words[next + 2] ?? '')?.form === first.form;
    if (ALSO_NOUNS.has(verb.base) && first.form !== 'doing' && joint === ', ' && !goesOn) break;
    doing.push(`${said}${verb.gerund}`);
    at = next + 1;
  }
  // 'Moving and handling, dementia care, first aid', 'milking 6 a week': no verb with an object.
  if (/,$/.test(words[at - 1] ?? '') || /^\d/.test(words[at] ?? '')) return undefined;
  if (doing.length > 1 && doing.at(-1)?.startsWith(', ')) {
    // 'wash and dress, serve meals': the object belongs to the last alone. 'dosing, dipping, clipping' are three of a kind.
    if (doing.length === 2 || doing.some((one) => /^ (?:and|or) /.test(one))) return undefined;
    doing.push((doing.pop() ?? '').replace(', ', ' and '));
  }
  const object: string[] = [];
  const clause = WITH_CLAUSE.has(first.base) && doing.length === 1;
  let end = at;
  let isFigureLost = false;
  for (; end < words.length; end++) {
    const raw = words[end] ?? '';
    const word = raw.replace(/^["'(]+|[^\p{L}\p{N}&'+#%)-]+$/gu, '');
    const lower = word.toLowerCase();
    const before = object.at(-1)?.toLowerCase() ?? '';
    if (word === '' && raw !== '&') break;
    if (/^\(|[£$€%@<>=]|\d{3}|[[\]{}]/.test(raw) || /^[-–—:|]+$/.test(raw)) {
      // 'section 106', 'line 400': what a figure belongs to says nothing without it.
      if (/^\d/.test(raw)) {
        isFigureLost = true;
        object.pop();
      }
      break;
    }
    if (STOP.test(lower.replace(/'.*$/, ''))) break;
    if (PRONOUN.test(lower.replace(/'.*$/, ''))) {
      // 'relationships with the people you support' is cut before 'with the people'.
      // 'door to door, we do not mind': somebody begins to speak.
      if (/,$/.test(before)) break;
      const from = object.findLastIndex((other) => PREPOSITION.test(other.toLowerCase()));
      // 'giving reviews people thank you for': what stands before the pronoun is another's doing.
      if (from < 0 && DONE_TO_SOMEBODY.test(before)) return undefined;
      if (object.length > 0 && from >= 0) object.length = from;
      // 'greet visitors and sign them in': the verb that the pronoun belongs to.
      else if (/^(?:and|or|&)$/i.test(object.at(-2) ?? '')) object.length -= 2;
      end++;
      break;
    }
    if (IS.test(lower) && !clause) {
      // 'give feedback people can use': what stands before is whose doing it is.
      if (/^(?:can|may|should|must|will|do|have|need)$/.test(lower) && object.length > 1 && !/,$/.test(before))
        object.length--;
      break;
    }
    // Another duty begins: 'check the oil, rotate the stock' and 'check the oil and rotate the stock'.
    if (
      ((/,$/.test(before) && object.length > 0) || (/^(?:and|or)$/.test(before) && object.length > 1)) &&
      begins(word, words[end + 1], first.form)
    )
      break;
    if (lower === 'own' && OWNER.test((words[end - 1] ?? '').toLowerCase())) {
      const next = words[end + 1]?.toLowerCase();
      // 'your own route' is the route; 'on your own at six' says how.
      if (next !== undefined && word === raw && !PREPOSITION.test(next)) continue;
      object.pop();
      break;
    }
    object.push(OWNER.test(lower) ? raw.toLowerCase().replace(OWNER_AT, 'the') : raw);
    if (/[.;:!?)]$/.test(raw) && !/^(?:st|no|e\.g|i\.e)\.$/i.test(raw)) {
      end++;
      break;
    }
  }
  if (object.some((word) => /\p{L}-$/u.test(word))) return undefined;
  if (/^of$/i.test(object[0] ?? '')) object.shift();
  const phrase = tidyObject(object);
  if (phrase === undefined || NO_DUTY.test(`${first.base} ${phrase}`)) return undefined;
  // 'Set up, run and clean a line': the next is another verb.
  if (/^(?:up|out|off|down|in) (?:and|or) \p{L}+$/u.test(phrase)) return undefined;
  if (first.base === 'take' && !TAKEN.test(phrase)) return undefined;
  // 'keep shrinkage under 1.2 %': what is kept where is not said any more.
  if (/keeping$/.test(doing.at(-1) ?? '') && (isFigureLost || endsOpen(object))) return undefined;
  if (NEEDS_PREPOSITION.test(first.base) && !PREPOSITION.test(phrase.split(' ')[0] ?? '')) return undefined;
  return { phrase: `${doing.join('')} ${phrase}`, rest: words.slice(Math.max(end, at)).join(' ') };
}

/** 'Weed control', 'stock takes', 'booking funnel': a thing whose first word is as good as a verb. */
function isCompound({ base, form }: Verb, next = ''): boolean {
  const head = next.toLowerCase().replace(/[^\p{L}-]+$/u, '');
  if (form === 'plain' && ALSO_NOUNS.has(base) && COMPOUND_HEADS.test(head)) return true;
  return form === 'doing' && DOING_HEADS.test(head);
}
const COMPOUND_HEADS =
  /^(?:control|rotation|management|monitoring|planning|takes?|tests?|programmes?|forecasts?|scales|levels|date|alarms?|sheets?|responsibilities|accountabilities|tasks|duties|stages)$/;
const DOING_HEADS =
  /^(?:list|funnel|sessions?|speed|stories|date|scales|forecast|aids?|equipment|plan|courses?|providers?|symbols|wage)$/;

/** What is no part of the work: what is lifted, paid, reported to whom, held or brought along. */
const NO_DUTY =
  /^(?:open (?:to|until|from)\b|fit (?:for|and|enough|to)\b|visits? (?:warmly|welcome|by|encouraged)|follow (?:an?|the|our|recent|continued) [\p{L} -]*(?:promotion|retirement|growth|success|departure|expansion|merger|acquisition|investment)\b|close (?:midnight|noon|date|on)\b|hire (?:insights|date|event|manager)|call (?:centre|center|lights?$)|read more|view |time off|trade (?:cert|papers?|qual)|sign (?:in|up) to|learn (?:more|about)|apply |purchase (?:ledger|orders? clerk)|drive licen|clear (?:criminal|police|dbs|record|background|credit)|progress (?:reports?|notes)|plate counts?|clear (?:speech|voice|writing|head)|understand |make (?:nearly )?everything|train in|\p{L}+ (?:and \p{L}+ )?(?:absolutely|definitely|totally|certainly)\b|report (?:to|from)|look for|carry (?!out)|register to|communicate well|stay |practise assist|practice assist|reach (?!out)|pay |post (?:number|date)|level |lift up|work (?:in|on|from|at|as|within|under|hours|the|for|well|to|closely|alongside|independently|\p{L}+ly)|perform (?:other|related|any|additional|various)|(?:have|hold|own|possess|enjoy|love|offer|seek|want|need|receive (?:a|an|your|full|regular)) |help (?:the company|us|shape)|make (?:a difference|an impact|sure|people)|use (?:of|your)|give (?:back|you)|provide (?:you|a (?:competitive|great))|take part|join |be |live |commute |apply |submit (?:your|a (?:cv|resume|cover))|send |attend (?:an interview|our|the interview)|contact )|\b(?:pounds|lbs|kg|salary|wages?|bonus|base rate|pay rate|uniform|pension|holidays?|overtime|licen[cs]es?|qualifications?|certificates?|degree|diploma|right to work|references|cv|resume|r[ée]sum|cover letter|manner|nature|attitude|personality|app|environment|ability|abilities|skills?|experience|duties|opportunit\w+|career|weekends?|evenings?|shifts?|rota|flexib\w+|discounts?|lunch|perks?|benefits?|equal|e-?mails?|website|immediately|asap)\b(?! management)$|^\p{L}+ (?:and|or) |\b(?:base rate|pay|compensation|fun|awesome|amazing|lovely|passion|monday|tuesday|wednesday|thursday|friday|saturday|sunday|pounds|lbs|salary|pension|bonus|interview|applicants?|candidates?)\b/iu;

const OWNER_AT = /^(?:our|your|their|its|his|her)/;
const NEEDS_PREPOSITION =
  /^(?:deal|respond|liaise|look|talk|carry|care|engage|consult|participate|listen|work|help|partner)/;

/** Whether the words end on one that something has to follow, or on a figure whose unit is gone. */
const endsOpen = (words: readonly string[]): boolean =>
  PREPOSITION.test(words.at(-1)?.toLowerCase() ?? '') || /^\d/.test(words.at(-1) ?? '');

/** Whether a word begins a duty of its own, written as the first one is, rather than naming a thing. */
function begins(word: string, next: string | undefined, form: Verb['form']): boolean {
  if (next === undefined || /[,.;]$/.test(word)) return false;
  // 'find the fault': whatever it is, it is done to something.
  if (
    form === 'plain' &&
    /^\p{Ll}+$/u.test(word) &&
    !PREPOSITION.test(word) &&
    !/^(?:and|or)$/.test(word) &&
    (GOES_ON.test(word) || /^(?:the|a|an|nothing|our|your|their|everything|something)$/i.test(next))
  )
    return true;
  const verb = readVerb(word);
  if (!verb || isCompound(verb, next)) return false;
  const isNoun = ALSO_NOUNS.has(verb.base);
  // A posting may forget how it began: 'Lead meetings and communicates with parents'.
  // 'police, councils and repairs contractors' are three of a kind.
  if (verb.form !== form) return !isNoun && verb.form === 'does' && WITH_OBJECT.test(next);
  // 'prepares correspondence, reports and presentations'
  if (
    isNoun &&
    form === 'does' &&
    (/^(?:and|or|&)$/i.test(next) || (PREPOSITION.test(next) && !/^(?:with|to|out|up)$/.test(next)))
  )
    return false;
  // 'and support data governance', 'and coach in the moment': what may be a noun is left out rather than said wrongly.
  return true;
}
const WITH_OBJECT = /^(?:the|an?|all|any|our|your|their|with|to|for|on|up|out|as|new)$/i;
/** Verbs that go on with what somebody does and begin no duty: 'plan the jobs, allocate labour'. */
const GOES_ON =
  /^(?:allocate|appear|bear|break|bring|consolidate|decide|earn|eat|find|get|kill|rebook|remember|say|score|share|show|tell|win)$/;

/** What a posting adds to a duty and nobody would say in a question. */
const ASIDE_TAIL =
  /(?:^|,? )(?:at all times|as (?:and when )?(?:required|needed|necessary|directed|assigned)|on time|in (?:an? )?[\p{L} ,-]{3,40} (?:manner|fashion|way)|in line\b.*|in accordance with\b.*|to a high standard|to (?:the )?[\p{L} ]{0,20}standards?|when (?:required|needed)|if (?:required|needed)|on a (?:daily|weekly|regular|monthly|day to day|day-to-day) basis|every (?:day|week|month)|and (?:more|so on|similar)|where (?:appropriate|necessary|required)|accurately and .*|safely and .*|repeatedly\b.*|monthly|weekly|daily)$/iu;

/** The words of an object up to where it can end, as they are said; undefined where too little is left. */
function tidyObject(words: readonly string[]): string | undefined {
  const whole = words.join(' ').replace(ASIDE_TAIL, '').split(' ').filter(Boolean);
  let kept = whole.slice(0, MOST_WORDS);
  if (whole.length > MOST_WORDS) {
    // Too long to be said: up to the last place at which it may end.
    const cut = kept.findLastIndex(
      (word, i) =>
        i > 1 && (PREPOSITION.test(word.toLowerCase()) || /^(?:and|or|&)$/i.test(word) || /,$/.test(kept[i - 1] ?? '')),
    );
    kept = cut > 1 ? kept.slice(0, cut) : [];
  }
  const bare = (word: string | undefined) => (word ?? '').toLowerCase().replace(/[^\p{L}\p{N}+#&-]+$/u, '');
  while (
    kept.length > 0 &&
    (NO_END.test(bare(kept.at(-1))) ||
      PREPOSITION.test(bare(kept.at(-1))) ||
      /^\p{L}{3,}ly$/u.test(bare(kept.at(-1))) ||
      bare(kept.at(-1)) === '')
  ) {
    if (/^(?:supply|assembly|family|reply|monthly|fly)$/.test(bare(kept.at(-1)))) break;
    kept = kept.slice(0, -1);
  }
  // 'people, mostly older and some living': the beginning of what was cut off.
  if (
    kept.length > 3 &&
    /^(?:some|and|or|most|mostly)$/.test(bare(kept.at(-2))) &&
    /(?:ing|ed)$/.test(bare(kept.at(-1)))
  )
    kept = kept.slice(0, /^(?:and|or)$/.test(bare(kept.at(-3))) ? -3 : -2);
  if (kept.length === 0 || !kept.some((word) => !PREPOSITION.test(word.toLowerCase()))) return undefined;
  // 'of the highest', 'to a high': a preposition and what is left after it.
  let text = kept
    .join(' ')
    .replace(/[^\p{L}\p{N}+#)]+$/u, '')
    .replace(/(?<=\d)\s?[–—]\s?(?=\d)/g, ' to ')
    .replace(/\s*[–—]\s*/g, ', ')
    .replaceAll(' & ', ' and ')
    .replace(/ and\/or /g, ' or ')
    .replace(/\b(\p{Lu}{2,5})\/(\p{Lu}{2,5})\b/gu, '$1 and $2');
  if (/["“”()[\]{}<>*_|;:]/.test(text)) return undefined;
  const comma = text.lastIndexOf(', ');
  if (comma > 0 && !/,? (?:and|or) /.test(text.slice(comma))) {
    const last = text.slice(comma + 2);
    // 'to an annoyed person, in plain English': no further thing that it is done to.
    const isFurther =
      !PREPOSITION.test(last.split(' ', 1)[0]?.toLowerCase() ?? '') && goesOnList(text.slice(0, comma), last);
    text = isFurther ? `${text.slice(0, comma)} and ${last}` : text.slice(0, comma);
  }
  text = text.replace(/, (and|or) /g, ' $1 ');
  return /\p{L}{2}/u.test(text) ? text : undefined;
}

/**
 * Whether what stands behind a comma is one more thing of a list. Not behind a list that was closed, 'boilers, controls
 * and fires, first time'; nor where it says how or of whom, 'all safety rules, PPE compulsory', 'the school, alarm keyholder'.
 */
function goesOnList(listed: string, last: string): boolean {
  if (/, .* (?:and|or) /.test(listed)) return false;
  if (SAYS_HOW.test(last)) return false;
  return / (?:and|or) |, /.test(listed) || !/\b(?:the|an?) [\p{L}-]+$/u.test(listed) || THINGS.test(last);
}
const SAYS_HOW =
  /^(?:always|mostly|all|even|some|sometimes|often|most|many|ideally|usually|both|often|kept|written|\d+ (?:min\w*|hours?))\b|^(\p{L}+) by \1$|(?:ory|able|paid|done|[^e]ed)$/iu;
const THINGS = /^(?:the|an?) |\p{L}{2}[^su]s$/u;

/** What one takes as a duty; 'taking part' and 'taking models into use' say nothing alone. */
const TAKEN =
  /\b(?:orders?|payments?|bookings?|minutes|calls|blood|photographs?|photos|measurements?|reservations?|notes|samples|x-rays|messages|statements|deliveries|appointments|fares|temperatures|histories|deposits|instructions)\b/i;

/** 'inspects' is 'inspect', 'carries' is 'carry'. */
function baseOf(word: string): string {
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  const plain = word.replace(/s$/, '');
  if (VERBS.has(plain)) return plain;
  return word.replace(/es$/, '');
}

/** Whether a word ends like something done and is none. */
export const isNoDoing = (word: string): boolean => NOT_DOING.test(word);

/** Whether a word may be a verb that duties begin with. */
export const mayBeVerb = (word: string): boolean => VERBS.has(word);

/** Whether a word is a verb that duties begin with and no noun. */
export function isPlainVerb(word: string): boolean {
  const base = VERBS.has(word) ? word : baseOf(word);
  return VERBS.has(base) && (!ALSO_NOUNS.has(base) || base !== word) && !/ss$/.test(word);
}
