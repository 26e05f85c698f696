import type { Checks } from '#domain/judging/checks.ts';
import { billQuestion } from '#domain/scoring/bill-question.ts';
import type { EngineCall } from '#engines/engine-call.ts';
import { ENGINE_LIMITS } from '#engines/engine-limits.ts';
import { llmJudge } from '#engines/llm/llm-judge.ts';
import { llmPlanner } from '#engines/llm/llm-planner.ts';
import { llmReader } from '#engines/llm/llm-reader.ts';
import { chosenModels } from '#engines/llm/llm-settings.ts';
import type { PlanOutcome } from '#engines/planner.ts';
import type { ReaderAnswer, ReadRequest } from '#engines/reader.ts';
import { SpendingTally } from '#engines/spending-tally.ts';
import { FELL_BACK, withFallback } from '#engines/with-fallback.ts';
import type { LabelledAnswer } from './labelled-corpus.ts';
import type { LabelledPosting } from './labelled-postings.ts';
import { type Judged, toJudged } from './measure-scoring.ts';

/** A server is asked so much at once. */
const AT_ONCE = 4;
/** Nothing is left out of a comparison to save tokens; they are counted. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/**
 * The language model that the environment names (`LLM_ENGINE=openai LLM_BASE_URL=… LLM_MODEL=…`), as the product would
 * ask it, for `--engine llm`: its work is printed beside the embedded engine's, with what it cost.
 */
export class ComparedModel {
  readonly #spending = new SpendingTally(NO_LIMIT);
  readonly #quotes: Checks['quotes'] = { exact: 0, repaired: 0, nearest: 0, dropped: 0 };
  readonly #engines;
  #fellBack = 0;
  #asked = 0;

  constructor(env: NodeJS.ProcessEnv) {
    const models = chosenModels(env);
    if (!models) throw new Error('Name a language model: LLM_ENGINE=openai LLM_BASE_URL=… LLM_MODEL=…');
    const { llm, model, judgeModel } = models;
    this.#engines = withFallback({
      planner: llmPlanner({ llm, model }),
      reader: llmReader({ llm, model, firstSentenceMs: ENGINE_LIMITS.firstSentenceMs }),
      judge: llmJudge({ llm, model: judgeModel, onChecked: ({ quotes }) => this.#addQuotes(quotes) }),
    });
  }

  judge(answers: readonly LabelledAnswer[]): Promise<Judged[]> {
    return sideBySide(answers, async (answer) => {
      const { findings, warnings } = await this.#engines.judge.judge(answer.request, this.#call(ENGINE_LIMITS.judgeMs));
      this.#count(warnings);
      return toJudged(answer, billQuestion(answer.request, findings));
    });
  }

  plan(postings: readonly LabelledPosting[]): Promise<PlanOutcome[]> {
    return sideBySide(postings, async ({ text }) => {
      const request = { text, style: 'technical', length: '60min', seed: 0 } as const;
      const { outcome, warnings } = await this.#engines.planner.plan(request, this.#call(ENGINE_LIMITS.planMs));
      this.#count(warnings);
      return outcome.sufficient ? outcome : { sufficient: false, reason: 'no_position' };
    });
  }

  async read(request: ReadRequest): Promise<ReaderAnswer> {
    const answer = await this.#engines.reader.read(request, this.#call(ENGINE_LIMITS.phraseMs));
    this.#count(answer.warnings);
    return answer;
  }

  /** What it took, in lines. */
  report(): string {
    const { exact, repaired, nearest, dropped } = this.#quotes;
    const spent = this.#spending
      .list()
      .map(
        ({ purpose, calls, tokensIn, tokensOut }) =>
          `${purpose}: ${calls} calls, ${tokensIn} tokens in, ${tokensOut} out`,
      );
    return [
      `${this.#asked} asked, of which ${this.#fellBack} were done by the embedded engine in its place`,
      `quotes found as they stand ${exact}, repaired ${repaired}, nearly ${nearest}, dropped ${dropped}`,
      ...spent,
    ].join('\n');
  }

  #call(timeLimitMs: number): EngineCall {
    return { env: process.env, signal: new AbortController().signal, timeLimitMs, spending: this.#spending };
  }

  #count(warnings: readonly string[]): void {
    this.#asked += 1;
    if (warnings.includes(FELL_BACK)) this.#fellBack += 1;
  }

  #addQuotes({ exact, repaired, nearest, dropped }: Checks['quotes']): void {
    this.#quotes.exact += exact;
    this.#quotes.repaired += repaired;
    this.#quotes.nearest += nearest;
    this.#quotes.dropped += dropped;
  }
}

async function sideBySide<T, U>(items: readonly T[], work: (item: T) => Promise<U>): Promise<U[]> {
  const done: U[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE)
    done.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(work))));
  return done;
}

/** Whether a command is to compare with the model. */
export const comparesEngines = (args: readonly string[]): boolean => {
  const at = args.indexOf('--engine');
  if (at === -1) return false;
  if (args[at + 1] !== 'llm') throw new Error('--engine must be llm');
  return true;
};
