import { createHash } from 'node:crypto';
import type { ScoredResponse } from '#contract/results.ts';
import { isProbe } from '#domain/probes/probes.ts';
import type { Coached } from '#domain/reading/coached.ts';
import { GAPS, type Gap } from '#domain/reading/reading.ts';
import type { JudgeRequest } from '#domain/scoring/findings.ts';
import type { Span } from '#domain/scoring/segment.ts';
import { besideFrom, type Told, togetherTold, toldFrom } from '#domain/telling/told.ts';
import type { InterviewRecord, InterviewStore } from '#durable/store.ts';

const isGap = (gap: string | null | undefined): gap is Gap => GAPS.some((known) => known === gap);

/** What is told in one turn after another; places are those of the whole response already. */
const toldAfter = (earlier: Told | undefined, now: Told): Told => (earlier ? togetherTold([earlier, now]) : now);

/** One response as it stands in the transcript. */
export interface HeardResponse {
  asked: string;
  answer: string;
  followUpIndex: number;
  /** Whether a complete answer was asked on. */
  isProbe: boolean;
  /** What the follow-up had asked for. */
  gap: Gap | 'none';
  /** What reading says that it tells. */
  told: Told;
  /** Where it only says that it is over. */
  beside: readonly Span[];
  /** What a coach would surely say of it and of all before it. */
  coached: readonly Coached[];
  /** The entries it is made of. */
  sources: NonNullable<ScoredResponse['sources']>;
}

/** What a judge is asked about one question; undefined when nothing was said to it that counts. */
export function judgeRequest(
  store: InterviewStore,
  { profile }: InterviewRecord,
  questionIndex: number,
): JudgeRequest | undefined {
  const question = store.questions()[questionIndex];
  if (!question) return undefined;
  const responses = readResponses(store, questionIndex, question.text).map(
    ({ asked, answer, isProbe, gap, told, beside, coached }) => ({
      asked,
      answer,
      ...(isProbe ? { isProbe: true as const } : {}),
      gap,
      told,
      ...(beside.length > 0 ? { beside } : {}),
      ...(coached.length > 0 ? { coached } : {}),
    }),
  );
  return responses.length === 0 ? undefined : { question, role: profile.role, company: profile.company, responses };
}

/** Tells whether a score was made from these words; what was made of them is no part of it. */
export const hashOf = ({ responses, ...request }: JudgeRequest) => {
  const words = responses.map(({ told: _told, gap: _gap, beside: _beside, coached: _coached, ...said }) => said);
  return createHash('sha256')
    .update(JSON.stringify({ ...request, responses: words }))
    .digest('base64');
};

/** The responses to one question: the main one, then each follow-up's. */
export function readResponses(store: InterviewStore, questionIndex: number, questionText: string): HeardResponse[] {
  const responses = new Map<number, HeardResponse>();
  const asked = new Map<number, string>([[0, questionText]]);
  const probed = new Set<number>();
  const gaps = new Map<number, Gap>();
  for (const { id, speaker, kind, gap, text, heard, scored, followUpIndex, reading } of store.entries(questionIndex)) {
    if (speaker === 'ai') {
      if (kind === 'follow_up') asked.set(followUpIndex, text);
      if (isProbe(gap)) probed.add(followUpIndex);
      else if (isGap(gap)) gaps.set(followUpIndex, gap);
    } else if (scored) {
      const earlier = responses.get(followUpIndex);
      // What was said in several turns under one ask is one response.
      const before = earlier ? `${earlier.answer} ` : '';
      const source = {
        entry_id: id,
        start_char: before.length,
        end_char: before.length + text.length,
        ...(heard === null ? {} : { heard }),
      };
      responses.set(followUpIndex, {
        asked: asked.get(followUpIndex) ?? questionText,
        answer: before + text,
        followUpIndex,
        isProbe: probed.has(followUpIndex),
        gap: gaps.get(followUpIndex) ?? 'none',
        told: toldAfter(earlier?.told, toldFrom(reading?.told ?? {}, before.length)),
        beside: [...(earlier?.beside ?? []), ...besideFrom(reading ?? {}, text, before.length)],
        coached: reading?.coached ?? [],
        sources: [...(earlier?.sources ?? []), source],
      });
    }
  }
  return [...responses.values()].sort((a, b) => a.followUpIndex - b.followUpIndex);
}
