import type { Dice } from '#tests/support/dice.ts';

/** What ids look like that an answer tells, and the names under which a request sends them back. */
const KINDS = {
  interview: { looks: /^int_/, names: ['interviewId'] },
  entry: { looks: /^ent_/, names: ['entryId', 'replyTo', 'utterance', 'resumeFrom'] },
  question: { looks: /^q_\d/, names: ['questionId'] },
  recording: { looks: /^rec_/, names: ['segmentId'] },
  ticket: { looks: /\/api\/segmented-recording\/object\/([^/]+)$/, names: ['ticket'] },
};
type Kind = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as Kind[];
const KEPT = 12;

/**
 * Ids that came in answers, so that requests name what there is, what was there, and what is somebody else's. One die is
 * thrown for each, however many are known: so a seed gives the same requests again, though servers make ids by chance.
 */
export class KnownIds {
  readonly #known: Record<Kind, string[]>;

  constructor(interviews: readonly string[]) {
    this.#known = {
      interview: [...interviews],
      entry: ['ent_question_1', 'ent_greeting', 'ent_none'],
      question: ['q_1', 'q_2', 'q_99'],
      recording: ['rec_none'],
      ticket: ['a'.repeat(43)],
    };
  }

  learn(told: unknown): void {
    if (typeof told === 'string') this.#keep(told);
    else if (typeof told === 'object' && told !== null) for (const each of Object.values(told)) this.learn(each);
  }

  /** An id for what a request calls so; undefined for what is no id. */
  named(dice: Dice, name: string): string | undefined {
    const kind = KIND_NAMES.find((one) => KINDS[one].names.includes(name));
    return kind && dice.of(this.#known[kind]);
  }

  of(dice: Dice, kind: Kind): string {
    return dice.of(this.#known[kind]);
  }

  /** The newest of its kind, for a step that goes on with what the one before it began. */
  newest(kind: Kind): string {
    return this.#known[kind].at(-1) ?? '';
  }

  #keep(text: string): void {
    for (const kind of KIND_NAMES) {
      const found = KINDS[kind].looks.exec(text);
      const known = this.#known[kind];
      const id = found?.[1] ?? text;
      // Which interviews there are, a world says by itself.
      if (!found || kind === 'interview' || known.includes(id)) continue;
      known.push(id);
      if (known.length > KEPT) known.shift();
    }
  }
}
