import { MAX_RETRIES } from '#contract/limits.ts';
import type { ScoredQuestion } from '#contract/results.ts';
import type { Retry } from '#contract/retry-calls.ts';
import type { JudgeRequest } from '#domain/scoring/findings.ts';
import { embeddedJudge } from '#engines/embedded/embedded-judge.ts';
import type { EngineCall } from '#engines/engine-call.ts';
import type { Judge } from '#engines/judge.ts';
import { scoreQuestion } from '#engines/score-question.ts';
import { unansweredQuestion } from './compose-report.ts';
import { conflict, forbidden, notFound, type Outcome, succeed, usedUp } from './outcome.ts';
import { hashOf, judgeRequest } from './responses.ts';
import type { RetryStore, StoredRetry } from './retry-store.ts';
import type { ScoringStore } from './scoring-store.ts';
import type { InterviewRecord, InterviewStore } from './store.ts';

interface Surroundings {
  store: InterviewStore;
  scoring: ScoringStore;
  retries: RetryStore;
  judge: Judge;
  /** Without its signal: that ends with the interview. */
  call: () => Omit<EngineCall, 'signal'>;
  interview: () => InterviewRecord | undefined;
}

interface UnderWay {
  questionIndex: number;
  text: string;
  outcome: Promise<Outcome<Retry>>;
}

/**
 * The same question again. What is said now is judged at once, beside whatever else the object does, and kept apart from
 * the report with what was said before, judged by the same engine and version.
 */
export class Retries {
  readonly #given: Surroundings;
  readonly #gone = new AbortController();
  /** Those that are being judged. */
  readonly #underWay = new Set<UnderWay>();

  constructor(given: Surroundings) {
    this.#given = given;
  }

  async take(interview: InterviewRecord, questionId: string, text: string): Promise<Outcome<Retry>> {
    const { store, retries } = this.#given;
    if (interview.finishedAt === null) return conflict('This interview is not finished yet');
    const questionIndex = store.questions().findIndex(({ id }) => id === questionId);
    const question = store.questions()[questionIndex];
    const old = judgeRequest(store, interview, questionIndex) ?? unansweredQuestion(store, interview, questionIndex);
    if (!question || !old) return notFound('This interview has nothing to compare with that question');
    // Who heard no answer sends the same words again: they are judged and kept once.
    const newest = retries.list(questionIndex).at(-1);
    if (newest?.after.responses[0]?.answer === text) return succeed(answered(newest));
    const judging = [...this.#underWay].filter((each) => each.questionIndex === questionIndex);
    const twin = judging.find((each) => each.text === text);
    if (twin) return twin.outcome;
    if (retries.count(questionIndex) + judging.length >= MAX_RETRIES) {
      return usedUp(`This question has been answered again ${MAX_RETRIES} times, and that is as often as it can be`);
    }
    const { role, company } = interview.profile;
    const request = { question, role, company, responses: [{ asked: question.text, answer: text }] };
    const underWay = { questionIndex, text, outcome: this.#keep(questionIndex, old, request) };
    this.#underWay.add(underWay);
    return underWay.outcome.finally(() => this.#underWay.delete(underWay));
  }

  async #keep(
    questionIndex: number,
    old: JudgeRequest | ScoredQuestion,
    request: JudgeRequest,
  ): Promise<Outcome<Retry>> {
    const { store, retries } = this.#given;
    try {
      const judged = await this.#judgeBoth(questionIndex, old, request);
      const now = this.#given.interview();
      if (!now) return forbidden;
      // What it is to be compared with was deleted meanwhile, and this goes with it.
      if (isJudged(old) && !judgeRequest(store, now, questionIndex)) return conflict('This answer was deleted');
      return succeed(answered(retries.add({ ...judged, questionIndex, createdAt: Date.now() })));
    } catch (error) {
      if (this.#gone.signal.aborted) return forbidden;
      console.warn({ event: 'retry_failed', error: error instanceof Error ? error.name : 'unknown' });
      // As a value: what is thrown out of the object is logged with its message, which may repeat what was said.
      return { ok: false, reason: 'failed' };
    }
  }

  list(questionId?: string): Retry[] {
    const { store, scoring, retries } = this.#given;
    const index = questionId === undefined ? undefined : store.questions().findIndex(({ id }) => id === questionId);
    const scores = scoring.scores();
    return retries.list(index).map((retry) => {
      // Words that were corrected since are compared as they stand now.
      const now = scores.get(retry.questionIndex)?.scored;
      return answered(now && isBySame(now, retry.after) ? { ...retry, before: now } : retry);
    });
  }

  /** Nobody waits for a score any more: the interview is erased. */
  abandon(): void {
    this.#gone.abort();
  }

  async #judgeBoth(questionIndex: number, old: JudgeRequest | ScoredQuestion, request: JudgeRequest) {
    const { judge } = this.#given;
    const after = await this.#score(judge, request);
    if (!isJudged(old))
      return { before: { ...old, engine: after.engine, engine_version: after.engine_version }, after };
    const before = this.#known(questionIndex, old, after) ?? (await this.#score(judge, old));
    if (isBySame(before, after)) return { before, after };
    // The built-in judge stepped in for one of the two.
    return { before: await this.#score(embeddedJudge, old), after: await this.#score(embeddedJudge, request) };
  }

  /** The score that the old words have already, if it is of the same make as the new one's. */
  #known(questionIndex: number, old: JudgeRequest, after: ScoredQuestion): ScoredQuestion | undefined {
    const score = this.#given.scoring.scores().get(questionIndex);
    return score && score.inputsHash === hashOf(old) && isBySame(score.scored, after) ? score.scored : undefined;
  }

  async #score(judge: Judge, request: JudgeRequest): Promise<ScoredQuestion> {
    return (await scoreQuestion(judge, request, { ...this.#given.call(), signal: this.#gone.signal })).scored;
  }
}

/** What was said is judged with the new answer; that nothing was said needs no judge. */
const isJudged = (old: JudgeRequest | ScoredQuestion): old is JudgeRequest => 'role' in old;

/** As it is answered. */
const answered = ({ n, createdAt, before, after }: StoredRetry): Retry => ({
  id: `retry_${n}`,
  questionId: after.question_id,
  createdAt: new Date(createdAt).toISOString(),
  before,
  after,
});

const isBySame = (one: ScoredQuestion, other: ScoredQuestion): boolean =>
  one.engine === other.engine && one.engine_version === other.engine_version;
