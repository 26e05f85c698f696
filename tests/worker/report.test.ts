import { describe, expect, it } from 'vitest';
import type { InterviewResults } from '#contract/results.ts';
import { signedInTo, storeAccount } from './support/account.ts';
import { GOOD_ANSWER, type Visitor } from './support/visitor.ts';

/** Takes an interview whose first question is passed over and whose second is answered in two turns. */
async function takeInterview(owner: Visitor): Promise<string> {
  const id = await owner.startInterview();
  const { body } = await owner.call('GET', `/api/interview/${id}`);
  await owner.call('POST', `/api/interview/${id}/next`, { questionId: body.data.questions[0].id });
  await owner.answer(id, 'I work with computers, mostly at night.', { entryId: 'first' });
  await owner.answer(id, GOOD_ANSWER, { entryId: 'second' });
  await owner.call('POST', '/api/webhook/process-results', { interviewId: id });
  return id;
}

describe('a report', () => {
  it('says where its words stand in the transcript, of which question, and what that is about', async () => {
    const owner = await signedInTo(await storeAccount());
    const id = await takeInterview(owner);
    const { data }: { data: InterviewResults } = (await owner.call('GET', `/api/results/${id}`)).body;
    const { body: kept } = await owner.call('GET', `/api/transcript/full/${id}`);
    const texts = new Map<string, string>(
      kept.data.entries.map((entry: { id: string; text: string }) => [entry.id, entry.text]),
    );

    expect(data.questions).toHaveLength(1);
    const [question] = data.questions;
    expect(question?.topic).toMatch(/\S/);
    const sources = question?.responses.flatMap((response) => {
      expect(response.question_index).toBe(1);
      expect(response.follow_up).toBe(response.response_number);
      return (response.sources ?? []).map(({ entry_id: entryId, start_char: start, end_char: end }) => {
        expect(response.answer.slice(start, end)).toBe(texts.get(entryId));
        return entryId;
      });
    });
    expect(sources).toEqual(['first', 'second']);
  });
});
