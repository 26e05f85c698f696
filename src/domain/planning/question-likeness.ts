import type { QuestionPattern } from './question-patterns.ts';
import { stemOf, tokenise } from './term-index.ts';

/** What a good answer would speak of counts less than what is asked. */
const SIGNAL_SHARE = 0.5;

type Vector = ReadonlyMap<string, number>;

/** How much two questions are about the same, in whatever words: by the rare stems of what they ask and of what answers touch. */
export class QuestionLikeness {
  readonly #vectors: ReadonlyMap<QuestionPattern, Vector>;

  constructor(questions: readonly QuestionPattern[]) {
    const holders = new Map<string, number>();
    const counted = questions.map((question) => ({ question, stems: stemsOf(question) }));
    for (const { stems } of counted) for (const stem of stems.keys()) holders.set(stem, (holders.get(stem) ?? 0) + 1);
    this.#vectors = new Map(
      counted.map(({ question, stems }) => {
        const weighed = [...stems].map(
          ([stem, share]) => [stem, share * Math.log((1 + questions.length) / (holders.get(stem) ?? 1))] as const,
        );
        const length = Math.sqrt(weighed.reduce((sum, [, weight]) => sum + weight ** 2, 0)) || 1;
        return [question, new Map(weighed.map(([stem, weight]) => [stem, weight / length]))];
      }),
    );
  }

  /** 0 where they share nothing, 1 where they are one. */
  between(one: QuestionPattern, other: QuestionPattern): number {
    const [own, theirs] = [this.#vectors.get(one), this.#vectors.get(other)];
    if (!own || !theirs) return 0;
    let sum = 0;
    for (const [stem, weight] of own) sum += weight * (theirs.get(stem) ?? 0);
    return sum;
  }
}

function stemsOf({ topic, text, signals }: QuestionPattern): Map<string, number> {
  const stems = new Map<string, number>();
  const add = (words: string, share: number) => {
    for (const { folded } of tokenise(words))
      if (folded.length > 2) stems.set(stemOf(folded), Math.max(share, stems.get(stemOf(folded)) ?? 0));
  };
  add(`${topic} ${text}`, 1);
  add(signals.join(' '), SIGNAL_SHARE);
  return stems;
}
