import type { QuestionType } from '#contract/words.ts';

/** 'what you changed' → 'And what did you change?'; what is a question already keeps its words. */
export function askOfPart(part: string, type: QuestionType): string {
  const order = /^(?:please |can you |could you )?((?:give|share|name|tell|describe|walk|talk|take|use)\b.*)$/i.exec(
    part,
  )?.[1];
  if (order) return `Can you ${lowerFirst(order)}?`;
  return `And ${turnRound(lowerFirst(part), type) ?? lowerFirst(part)}?`;
}

const WH =
  '(?:(?:at|from|to|with|for|in|by|about|until) )?(?:what|which|who|whom|how|why|when|where)(?: (?:point|soon|long|often|much|many|far|well))?';
/** 'why they matter': the question word, who does it, what they do. */
const TOLD = new RegExp(
  `^(${WH}) ((?:you|they|we)['’](?:ve|d)|you|they|we|it|this|that|he|she|your \\w+|the \\w+) (\\S+)(.*)$`,
);
const AUXILIARIES = /^(?:are|is|am|were|was|would|will|can|could|should|might|must)$/;

/** Undefined for what is a question already. */
function turnRound(part: string, type: QuestionType): string | undefined {
  const told = TOLD.exec(part);
  if (!told) return undefined;
  const [, word = '', subject = '', verb = '', rest = ''] = told;
  // 'what you've changed', 'how you have prepared'.
  const would = /^(you|they|we)['’]d$/.exec(subject)?.[1];
  if (would) return `${word} would ${would} ${verb}${rest}`;
  const have = /^(you|they|we)['’]ve$/.exec(subject)?.[1];
  if (have) return `${word} have ${have} ${verb}${rest}`;
  if (
    AUXILIARIES.test(verb) ||
    (/^(?:have|has|had)$/.test(verb) && /^ \w+(?:ed|en|ne|ade|old|ound|uilt|earnt)\b/.test(rest))
  )
    return `${word} ${verb} ${subject}${rest}`;
  const present = PRESENT_OF[verb];
  const isPast = present !== undefined || /ed$/.test(verb) || (verb === 'put' && type !== 'situational');
  if (isPast) return `${word} did ${subject} ${plainVerb(verb)}${rest}`;
  if (/^(?:you|they|we)$/.test(subject)) return `${word} do ${subject} ${verb}${rest}`;
  return /[^s]s$/.test(verb) ? `${word} does ${subject} ${verb.replace(/s$/, '')}${rest}` : undefined;
}

const lowerFirst = (words: string) =>
  /^(?:I|[A-Z]{2})\b/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);

const PRESENT_OF: Record<string, string> = {
  began: 'begin',
  brought: 'bring',
  built: 'build',
  came: 'come',
  chose: 'choose',
  coped: 'cope',
  dealt: 'deal',
  did: 'do',
  felt: 'feel',
  found: 'find',
  gave: 'give',
  got: 'get',
  kept: 'keep',
  knew: 'know',
  learnt: 'learn',
  led: 'lead',
  made: 'make',
  overcame: 'overcome',
  said: 'say',
  told: 'tell',
  took: 'take',
  turned: 'turn',
  went: 'go',
  won: 'win',
};
const plainVerb = (verb: string): string =>
  PRESENT_OF[verb] ??
  (/(?:handled|resolved|solved|changed|managed|measured|achieved|improved|used|decided|involved|prepared|persuaded|prioriti[sz]ed|organi[sz]ed|noticed|reduced|balanced|arranged|shared|received|convinced|ensured|reali[sz]ed|motivated)$/.test(
    verb,
  )
    ? verb.slice(0, -1)
    : /(?:pp|nn|tt|rr)ed$/.test(verb)
      ? verb.slice(0, -3)
      : /ied$/.test(verb)
        ? `${verb.slice(0, -3)}y`
        : verb.replace(/ed$/, ''));
