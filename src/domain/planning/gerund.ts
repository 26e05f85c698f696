/** Verbs that duties begin with, whose object can be asked about. Irregular spellings follow after '='. */
const VERBS: ReadonlyMap<string, string> = new Map(
  'lead manage build design write run=running prepare maintain develop plan=planning support train mentor monitor handle process operate organise organize coordinate create conduct deliver assess review analyse analyze test install repair inspect clean teach coach draft negotiate research investigate serve cook set=setting sell document track schedule supervise implement own define translate edit produce present record update administer collect arrange book check order pack load drive diagnose treat feed care perform assist audit forecast report evaluate calibrate assemble cut=cutting paint measure promote source recruit interview onboard advise guide oversee control improve optimise optimize migrate deploy automate configure troubleshoot operate rehearse lay=laying pick stock restock replenish balance reconcile answer greet host model facilitate shape scale moderate publish photograph film grow prune plant harvest milk transport dispatch label sort'
    .split(' ')
    .map((entry) => {
      const [verb = '', irregular] = entry.split('=');
      return [verb, irregular ?? gerundOf(verb)];
    }),
);

function gerundOf(verb: string): string {
  return /[^eo]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}

const GERUNDS: ReadonlySet<string> = new Set(VERBS.values());

/** Where the object of a duty ends. */
const END = new Set(
  'and or to for with across in from on at by that which who so as when while using through including into within via under where per until if but is are will must plus during against between about ensuring you we i they their every each per'.split(
    ' ',
  ),
);

const MAX_WORDS = 6;

/**
 * A duty as something that one is doing: 'Run the fish section every night' is 'running the fish section'. Undefined
 * where a line does not begin with a verb that has a short object.
 */
export function dutyPhrase(line: string): string | undefined {
  const words = line
    .replace(
      /^(?:(?:you(?:'ll| will)|to|will|can|able to|ability to|responsible for|help(?:ing)?(?: to)?|assist(?:ing)? (?:in|with)) )+/i,
      '',
    )
    .split(' ');
  const first = (words[0] ?? '').toLowerCase();
  const gerund = GERUNDS.has(first) ? first : VERBS.get(first);
  if (!gerund) return undefined;
  const object: string[] = [];
  for (const raw of words.slice(1, MAX_WORDS + 3)) {
    const word = raw.replace(/[^\p{L}\p{N}&'/+#.-]+$/u, '').replace(/\.$/, '');
    const lower = word.toLowerCase();
    if (END.has(lower) || word === '' || /[£$€%@]/.test(raw)) break;
    object.push(lower === 'our' || lower === 'your' || lower === 'their' ? 'the' : word);
    if (/[,.;:()!?]$/.test(raw)) break;
  }
  const last = object.at(-1)?.toLowerCase() ?? '';
  if (object.length === 0 || object.length > MAX_WORDS || /^(?:a|an|the|of|new|all|any|it|them|up|out)$/.test(last))
    return undefined;
  return `${gerund} ${object.join(' ')}`;
}
