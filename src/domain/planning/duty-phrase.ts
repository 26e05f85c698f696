/** Verbs that duties begin with, whose object can be asked about. Irregular spellings follow after '='. */
const VERBS: ReadonlyMap<string, string> = new Map(
  `lead manage build design write run=running prepare maintain develop plan=planning support train mentor monitor handle process operate organise organize coordinate
create conduct deliver assess review analyse analyze test install repair inspect clean teach coach draft negotiate research investigate serve cook set=setting sell document track
schedule supervise implement own define translate edit produce present record update administer collect arrange book check order pack load drive diagnose treat feed care perform assist audit forecast
report evaluate calibrate assemble cut=cutting paint measure promote source recruit interview onboard advise guide oversee control=controlling improve optimise optimize migrate deploy automate configure troubleshoot rehearse lay=laying
pick stock restock replenish balance reconcile answer greet host model=modelling facilitate shape scale moderate publish photograph film grow prune plant harvest milk transport dispatch label=labelling sort
represent keep examine identify interpret resolve calculate issue announce follow curate compile chair weigh fit patrol respond liaise deal look talk carry take brief educate engage mark observe bottle brew bake
wash iron tidy unload deploy debug refactor sketch prototype animate compose choreograph record mix light rig sew weld machine drill dig mow spray trap groom exercise walk supply dispense administer vaccinate counsel=counselling
escort guard screen search detain arrest evacuate rescue climb dismantle erect survey value let=letting market advertise campaign fundraise lobby consult procure purchase ship forward clear export import reconcile invoice comfort match fix log scan rota draw register stage unblock progress steam escalate reset=resetting compare unload attend characterise characterize swap advise price
post file scan archive catalogue catalog digitise digitize restore conserve exhibit interpret lecture supervise tutor invigilate grade referee umpire officiate scout motivate counsel mediate safeguard visit chase settle quote
estimate tender price cost commission decommission service overhaul strip=stripping fabricate mould cast finish polish glaze fire throw carve upholster tailor alter style cut=cutting colour color wax massage tattoo pierce
entertain perform juggle present broadcast report proofread subedit localise localize interpret subtitle transcribe minute type`
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

const GERUNDS: ReadonlySet<string> = new Set(VERBS.values());

/** Verbs that are as often nouns: they begin a duty only before an article or where duties are listed. */
const ALSO_NOUNS: ReadonlySet<string> = new Set(
  'own test design support process research record order paint film model scale shape care present report plan train coach market price cost value service market style fit stock label light machine file post type minute project supply document source interview host process iron colour color wax pack cook finish guard screen search drill fire throw mark patrol survey quote tender estimate grade guide control balance issue forward milk plant harvest tutor walk exercise clear clean post supply'.split(
    ' ',
  ),
);

/** Verbs that need a small word before their object. */
const WITH_PREPOSITION: Readonly<Record<string, RegExp>> = {
  deal: /^with$/,
  respond: /^to$/,
  liaise: /^with$/,
  look: /^after$/,
  talk: /^(?:to|with)$/,
  carry: /^out$/,
  care: /^for$/,
  report: /^on$/,
  consult: /^with$/,
  engage: /^with$/,
  set: /^up$/,
  keep: /^up$/,
  serve: /^on$/,
  assist: /^with$/,
};
const NEEDS_PREPOSITION = new Set([
  'deal',
  'respond',
  'liaise',
  'look',
  'talk',
  'carry',
  'care',
  'engage',
  'consult',
  'assist',
]);

/** Where the object of a duty ends. */
const END = new Set(
  'and or to for with across in from on at by that which who so as when while using through including into within via under where per until if but is are will must plus during against between about ensuring you we i they every each per it them him her me us this these those not then than what how why whether up out over off all both more less daily weekly monthly'.split(
    ' ',
  ),
);

const MAX_WORDS = 6;
const LEAD_WORDS =
  /^(?:(?:you(?:'ll| will|'d)?|to|will|can|able to|ability to|responsible for|help(?:ing)?(?: to)?|also|then|successfully|regularly|assist(?:ing)? (?:in|with)) )+/i;

/**
 * A duty as something that one is doing: 'Run the fish section every night' is 'running the fish section'. Undefined
 * where a line does not begin with a verb that has a short object. `listed` says that duties are expected here.
 */
export function dutyPhrase(line: string, listed: boolean): string | undefined {
  const words = line
    .replace(LEAD_WORDS, '')

    .split(' ');
  const first = (words[0] ?? '').toLowerCase().replace(/[^\p{L}]+$/u, '');
  const base = VERBS.has(first) ? first : baseOf(first);
  const gerund = GERUNDS.has(first) ? first : VERBS.get(base);
  if (!gerund) return undefined;
  if (
    !GERUNDS.has(first) &&
    ALSO_NOUNS.has(base) &&
    !/^(?:the|our|your|a|an|their|all|any|with|to|after|out|for|on|up)$/i.test(words[1] ?? '')
  ) {
    if (!listed || base === 'own') return undefined;
  }
  if (
    /^(?:clean|clear)$/.test(base) &&
    /^(?:driving|licen[cs]e|uk|written|record|and|communication)/i.test(words[1] ?? '')
  )
    return undefined;
  const object: string[] = [];
  let rest = words.slice(1, MAX_WORDS + 3);
  const small = WITH_PREPOSITION[base];
  if (small?.test((rest[0] ?? '').toLowerCase())) {
    object.push((rest[0] ?? '').toLowerCase());
    rest = rest.slice(1);
  } else if (NEEDS_PREPOSITION.has(base)) return undefined;
  const lead = object.length;
  for (const raw of rest) {
    const word = raw.replace(/[^\p{L}\p{N}&'/+#.-]+$/u, '').replace(/\.$/, '');
    const lower = word.toLowerCase();
    if (END.has(lower) || word === '' || /[£$€%@]|\d{3}/.test(raw)) break;
    object.push(lower === 'our' || lower === 'your' || lower === 'their' ? 'the' : word);
    if (/[,.;:()!?]$/.test(raw)) break;
  }
  const last = object.at(-1)?.toLowerCase() ?? '';
  if (object.length === lead || object.length > MAX_WORDS || NO_END.test(last) || /-(?:up|down|in|out)$/.test(last))
    return undefined;
  if (object.some((word) => /[^\p{L}\p{N}&'/+#.\u00a0-]/u.test(word))) return undefined;
  if (base === 'take' && !TAKEN.test(object.join(' '))) return undefined;
  return `${gerund} ${object.join(' ')}`.replaceAll('\u00a0', ' ');
}

/** What one takes as a duty; 'taking part' and 'taking models into use' say nothing alone. */
const TAKEN =
  /\b(?:orders?|payments?|bookings?|minutes|calls|blood|photographs?|photos|measurements?|reservations?|notes|samples|x-rays|messages|statements|deliveries|appointments|fares|temperatures|histories|deposits)$/i;

const NO_END =
  /^(?:eye|sure|pace|touch|informed|part|a|an|the|of|new|any|it|some|other|first|good|own|their|its|high|best|great|more|our|key|most|\d+|only|well|there|here|together|closely|directly|ready|early|late)$/;

/** 'inspects' is 'inspect', 'carries' is 'carry'. */
function baseOf(word: string): string {
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  const plain = word.replace(/s$/, '');
  if (VERBS.has(plain)) return plain;
  return word.replace(/es$/, '');
}

/** Whether a word may be a verb that duties begin with. */
export const mayBeVerb = (word: string): boolean => VERBS.has(word);

/** Whether a word is a verb that duties begin with and no noun. */
export function isPlainVerb(word: string): boolean {
  const base = VERBS.has(word) ? word : baseOf(word);
  return VERBS.has(base) && (!ALSO_NOUNS.has(base) || base !== word) && !/ss$/.test(word);
}
