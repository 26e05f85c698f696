import type { InterviewPlan } from '#contract/interview.ts';
import { createProgress } from '#domain/interview/progress.ts';
import type { Principal } from '#durable/principal.ts';
import type { InterviewRecord, InterviewStore, NewEntry } from '#durable/store.ts';
import { questionEntryId } from '#durable/turn/move-on.ts';
import { GUEST_KEEP_MS } from './keeping.ts';

interface Beginning {
  id: string;
  plan: InterviewPlan;
  jobDescription: string;
  maker: Principal;
  webhookUrl: string;
  now: number;
}

/** Makes the tables of a new interview and begins its transcript: the greeting and the first question. */
export function createInterview(
  store: InterviewStore,
  { id, plan, jobDescription, maker, webhookUrl, now }: Beginning,
): InterviewRecord {
  store.migrate();
  const record: InterviewRecord = {
    id,
    ownerId: maker.userId ?? null,
    guestHash: maker.guestHash ?? null,
    profile: plan.profile,
    style: plan.style,
    length: plan.length,
    greeting: plan.greeting,
    jobDescription,
    seed: plan.seed,
    webhookUrl,
    progress: createProgress(),
    createdAt: now,
    lastActivityAt: now,
    finishedAt: null,
    keepMs: GUEST_KEEP_MS,
    version: 1,
    erasing: false,
  };
  const opening: Omit<NewEntry, 'id' | 'text' | 'kind'> = {
    speaker: 'ai',
    questionIndex: 0,
    followUpIndex: 0,
    isFollowup: false,
    isFollowupAnswer: false,
    transitionTo: null,
    gap: null,
    scored: false,
    createdAt: now,
  };
  store.together(() => {
    store.createInterview(record, plan.questions);
    store.append({ ...opening, id: 'ent_greeting', text: plan.greeting, kind: 'greeting' });
    const [first] = plan.questions;
    if (first) store.append({ ...opening, id: questionEntryId(0), text: first.text, kind: 'question' });
  });
  return record;
}
