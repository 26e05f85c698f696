import type { Deduction } from './bill.ts';
import type { AnswerEvidence } from './evidence.ts';
import type { Cap } from './gates.ts';
import { WORD_BANDS } from './question-type.ts';
import { capped } from './score-structure.ts';
import { type Span, tokenise } from './segment.ts';

const FILLER =
  /\b(um+|uh+|erm*|ehm|you know|i mean|basically|literally|like i said|sort of|kind of|or whatever|and stuff)\b|\blike,/gi;
const HEDGE =
  /\b(i (think|guess|suppose)|maybe|perhaps|probably|i'm not (really )?sure|more or less|to be honest|somehow)\b/gi;
const WORDY =
  /\b(due to the fact that|in order to|at this point in time|the thing is( that)?|what i (would|want to) say is|for the purpose of|in terms of|as a matter of fact|at the end of the day|needless to say)\b/gi;
const PREAMBLE =
  /^(so |well |okay |ok |yeah |um |uh )*(that'?s a (great|good|really good|interesting) question|thank you for (asking|the question)|let me think( about (that|it))?|how (should|do) i (start|put (this|it))|where do i start)[^.?!]*[.?!]?/i;
const DIGRESSION = /\b(anyway|by the way|that reminds me|but i digress|off topic|long story short|where was i)\b/gi;
const VAGUE = /\b(stuff|things|something|someone|somewhere|various|a lot of|and so on|et cetera|etc)\b/gi;
const REPEATED_WORD = /\b(i|we|the|a|to|and|it|that|is|was|in|my|he|she|they) \1\b/gi;

/** Everything that made an answer longer than what it says, each with the words it points at. */
export function concisenessDeductions(
  text: string,
  evidence: AnswerEvidence,
  caps: readonly Cap[],
  problemAnswer: number,
  isFollowUp: boolean,
): Deduction[] {
  const { words } = evidence;
  const per100 = (count: number) => (100 * count) / Math.max(words, 40);
  const deductions: Deduction[] = [];
  const add = (
    label: string,
    points: number,
    spans: Span[],
    markValue: Deduction['markValue'],
    reason: string,
    suggestion: string,
  ) => {
    if (points >= 0.5 && (spans.length > 0 || label === 'Too long'))
      deductions.push({ label, points, spans, markValue, reason, suggestion });
  };

  const fillers = find(text, FILLER);
  const f = per100(fillers.length);
  add(
    'Filler words',
    Math.min(38, f <= 3.3 ? 1.3 * f : 4.3 + 5.2 * (f - 3.3)),
    fillers,
    'orange',
    `${fillers.length} fillers in ${words} words; under 3 in 100 is fine.`,
    'Pause instead; a second of silence sounds calm.',
  );
  const hedges = find(text, HEDGE);
  const h = per100(hedges.length);
  add(
    'Hedging',
    Math.min(16, h <= 1.2 ? 0.8 * h : 1 + 3.2 * (h - 1.2)),
    hedges,
    'yellow',
    'Hedges make a fact sound like a guess.',
    'Say what you know as a plain statement.',
  );
  const wordy = find(text, WORDY);
  add(
    'Wordy phrase',
    Math.min(10, 2.2 * per100(wordy.length)),
    wordy,
    'yellow',
    'A phrase that a word could replace.',
    'Use the shorter form.',
  );
  const stutters = find(text, REPEATED_WORD);
  add(
    'Repeated word',
    Math.min(6, 1.5 * per100(stutters.length)),
    stutters,
    'grey',
    'The same word twice running.',
    'Start the sentence once you know its end.',
  );
  const vague = find(text, VAGUE);
  add(
    'Vague words',
    Math.min(8, 1.6 * Math.max(0, per100(vague.length) - 2)),
    vague,
    'yellow',
    'These words could stand in any answer.',
    'Name the thing.',
  );

  const preamble = PREAMBLE.exec(text);
  if (preamble)
    add(
      'Preamble',
      4,
      [{ start: preamble.index, end: preamble.index + preamble[0].trimEnd().length }],
      'grey',
      'Words before the answer begins.',
      'Begin with the answer.',
    );
  const digressions = find(text, DIGRESSION);
  add(
    'Digression',
    Math.min(12, 3 * per100(digressions.length)),
    digressions,
    'orange',
    'The answer leaves its path here.',
    'Leave the side story out.',
  );

  const share = (spans: readonly { words: string[] }[]) =>
    spans.reduce((sum, s) => sum + s.words.length, 0) / Math.max(1, words);
  const repeated = evidence.sentences.filter((s) => s.repeated);
  add('Repetition', Math.min(45, 70 * share(repeated)), repeated, 'red', 'This was said already.', 'Say a thing once.');
  const offTopic = evidence.sentences.filter((s) => !s.onTopic && !s.repeated);
  add(
    'Off topic',
    Math.min(28, 75 * share(offTopic)),
    offTopic,
    'red',
    'This does not help to answer the question.',
    'Leave it out, or say how it belongs.',
  );
  const echoes = evidence.sentences.filter((s) => s.echo && !s.repeated);
  add(
    'Echo of the question',
    Math.min(12, 60 * share(echoes)),
    echoes,
    'grey',
    'These are mostly the question’s own words.',
    'Go straight to the answer.',
  );

  const band = WORD_BANDS[evidence.type];
  const high = isFollowUp ? band.high / 2 : band.high;
  if (words > high) {
    const tail = evidence.sentences.findLast((s) => s.start > 0 && s.outcome === 0) ?? evidence.sentences.at(-1);
    add(
      'Too long',
      Math.min(45, 34 * Math.log2(words / high)),
      tail ? [tail] : [],
      'orange',
      `${words} words, about ${Math.round(words / 2.4)} seconds; ${Math.round(high)} are enough here.`,
      'Stop after the result.',
    );
  }
  return withTooLittle(
    capped(deductions, caps, 'conciseness'),
    evidence,
    problemAnswer,
    isFollowUp ? band.low / 3 : band.low,
  );
}

/** An answer that says next to nothing is not concise: it is short of something to be concise about. */
function withTooLittle(
  deductions: Deduction[],
  evidence: AnswerEvidence,
  problemAnswer: number,
  low: number,
): Deduction[] {
  const byLength = 25 + 75 * Math.min(1, evidence.words / (0.6 * low));
  const ceiling = Math.min(100, byLength, 52 + 0.85 * problemAnswer);
  const spent = deductions.reduce((sum, { points }) => sum + Math.round(points), 0);
  const points = 100 - Math.floor(ceiling) - spent;
  if (points <= 0) return deductions;
  return [
    ...deductions,
    {
      label: 'Too little said',
      points,
      spans: [],
      markValue: 'grey',
      reason: 'There is too little in this answer to call it concise.',
      suggestion: 'Add what you did and what came of it.',
    },
  ];
}

const find = (text: string, pattern: RegExp): Span[] => {
  const normal = text.replaceAll('’', "'");
  return [...normal.matchAll(pattern)].map((match) => {
    const word = tokenise(match[0]);
    const first = word[0]?.start ?? 0;
    return { start: match.index + first, end: match.index + (word.at(-1)?.end ?? match[0].length) };
  });
};
