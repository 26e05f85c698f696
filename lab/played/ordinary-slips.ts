import type { Chance } from '#domain/planning/chance.ts';
import { writtenWords } from '#domain/reading/words.ts';
import { findJson } from '#engines/llm/find-json.ts';
import type { SlipPlaces } from './played-case.ts';
import type { Slip } from './played-model.ts';

/** How often a slip is made, of all the places where it could be. */
const OFTEN = {
  fences: 0.25,
  preface: 0.1,
  afterword: 0.1,
  wrapped: 0.08,
  trailingComma: 0.12,
  capital: 0.1,
  oneWordOff: 0.2,
  anotherChoice: 0.05,
  asNumber: 0.06,
  unknownWord: 0.02,
  numberAsText: 0.1,
  listGone: 0.04,
  itemGone: 0.05,
  fieldMore: 0.08,
  cutQuote: 0.1,
  paraphrase: 0.15,
  tidied: 0.15,
  quoteGone: 0.03,
} as const;

interface Shape {
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, Shape>>;
  items?: Shape;
}

/**
 * The slips of an ordinary model, drawn by a seed: what stands around an answer, words with a capital, one word off on a
 * scale, a number for a word, something left out, quotes that are tidied, cut or told in other words.
 */
export function ordinarySlips(chance: Chance, { scales = {}, choices = {} }: SlipPlaces = {}): Slip {
  let draws = 0;
  const draw = () => chance.of(`${draws++}`);
  const is = (slip: keyof typeof OFTEN) => draw() < OFTEN[slip];

  /** A word of a list: none of it, another one, or written otherwise. */
  function slipWord(said: string, key: string): unknown {
    const [scale, choice] = [scales[key], choices[key]];
    let word = said;
    if (scale?.includes(said)) {
      const at = scale.indexOf(said);
      if (is('asNumber')) return at + 1;
      const off = is('oneWordOff') ? at + (draw() < 0.5 ? -1 : 1) : at;
      word = scale[Math.min(scale.length - 1, Math.max(0, off))] ?? said;
    } else if (choice && is('anotherChoice')) word = choice[Math.floor(draw() * choice.length)] ?? said;
    if (is('unknownWord')) return 'other';
    return is('capital') ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  }

  function slipQuote(quote: string): string {
    if (quote === '') return quote;
    if (is('quoteGone')) return '';
    const words = writtenWords(quote).map(({ word }) => word);
    const middle = Math.floor(words.length / 2);
    if (words.length > 6 && is('cutQuote'))
      return `${words.slice(0, middle - 1).join(' ')} … ${words.slice(middle + 1).join(' ')}`;
    if (words.length > 4 && is('paraphrase')) return words.filter((_, i) => i % 4 !== 2).join(' ');
    return is('tidied') ? `${quote.charAt(0).toUpperCase()}${quote.slice(1).replace(/[.,]$/, '')}.` : quote;
  }

  function slipValue(value: unknown, key: string, shape: Shape | undefined): unknown {
    if (Array.isArray(value)) {
      if (is('listGone')) return undefined;
      const left =
        value.length > 1 && is('itemGone') ? value.filter((_, i) => i !== Math.floor(draw() * value.length)) : value;
      return left.map((item) => slipValue(item, key, shape?.items));
    }
    if (typeof value === 'object' && value !== null) {
      const fields = Object.entries(value).map(([name, field]) => [
        name,
        slipValue(field, name, shape?.properties?.[name]),
      ]);
      if (is('fieldMore')) fields.push(['note', 'as asked']);
      return Object.fromEntries(fields);
    }
    if (typeof value === 'number') return is('numberAsText') ? String(value) : value;
    if (typeof value !== 'string') return value;
    if (shape?.enum || scales[key] || choices[key]) return slipWord(value, key);
    return key === 'quote' ? slipQuote(value) : value;
  }

  return (answer, { shape }) => {
    const found = findJson(answer);
    if (found === undefined) return is('fences') ? `\`\`\`\n${answer}\n\`\`\`` : answer;
    const slipped = slipValue(found, '', shape?.schema as Shape | undefined);
    let text = JSON.stringify(is('wrapped') ? { answer: slipped } : slipped, null, 1);
    if (is('trailingComma')) text = text.replace(/\n( *)([}\]])(?=[^}\]]*$)/, ',\n$1$2');
    if (is('fences')) text = `\`\`\`json\n${text}\n\`\`\``;
    if (is('preface')) text = `Here is the JSON that you asked for:\n\n${text}`;
    return is('afterword') ? `${text}\n\nI hope that this helps.` : text;
  };
}
