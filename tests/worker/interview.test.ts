import { env, evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { GOOD_ANSWER, Visitor } from './support/visitor.ts';

describe('a whole interview over HTTP', () => {
  it('goes from a job description to a report that only its owner reads', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const { body: before } = await guest.call('GET', `/api/interview/${id}`);
    expect(before.data).toMatchObject({ questionIndex: 0, followUpIndex: 0, finished: false, owned: false });
    expect(before.data.questions).toHaveLength(3);

    for (const question of before.data.questions) {
      for (let asks = true; asks; ) asks = (await guest.answer(id, GOOD_ANSWER)).body.parsed.is_follow_up;
      const next = await guest.call('POST', `/api/interview/${id}/next`, { questionId: question.id });
      expect(next.status).toBe(200);
    }
    const finished = await guest.call('POST', '/api/webhook/results-agent', { interviewId: id, isComplete: true });
    expect(finished.body).toEqual({ success: true, status: 'ready' });
    expect((await guest.call('GET', `/api/results/${id}`)).status).toBe(401);

    await guest.register('owner@example.com');
    expect((await guest.call('GET', `/api/results/${id}`)).status).toBe(403);
    expect((await guest.call('POST', '/api/user/interviews', { interviewId: id })).status).toBe(200);
    const { body: report } = await guest.call('GET', `/api/results/${id}`);
    expect(report.data.questions).toHaveLength(3);
    for (const question of report.data.questions) {
      const { problem_answer, structure } = question.question_overall;
      const sum = (rows: { points: number }[]) => rows.reduce((total, row) => total + row.points, 0);
      expect(sum(problem_answer.criteria)).toBe(problem_answer.overall_score);
      expect(100 - sum(structure.penalties)).toBe(structure.overall_score);
    }
    const { body: list } = await guest.call('GET', '/api/user/interviews');
    expect(list.data).toMatchObject([
      { interviewId: id, status: 'completed', overallScore: report.data.overall.score },
    ]);
  });

  it('asks about what an answer lacks, and about each thing once', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const first = await guest.answer(id, 'I work with computers.');
    expect(first.body.parsed.is_follow_up).toBe(true);
    expect(first.body.data.followUpIndex).toBe(1);
    const second = await guest.answer(id, 'I write code.');
    expect(second.body.parsed.is_follow_up).toBe(false);
  });

  it('tells words beside the question from answers', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    await guest.answer(id, 'Can you repeat that, please?');
    await guest.answer(id, GOOD_ANSWER);
    const { transcript, asideIds } = (await guest.call('GET', `/api/interview/${id}`)).body.data;
    const said = transcript.filter(({ speaker }: { speaker: string }) => speaker === 'human');
    expect(said).toHaveLength(2);
    expect(asideIds).toEqual([said[0].id]);
  });

  it('refuses a text without a position with status 599 and makes nothing', async () => {
    const guest = new Visitor();
    const refused = await guest.call('POST', '/api/webhook/initialize', { start: true, description: 'hello there' });
    expect(refused.status).toBe(599);
    expect(refused.body.error).toBe('Not enough data, please enter in at least a position and a company');
  });

  it('answers a link alone with 422 and a list of errors', async () => {
    const refused = await new Visitor().call('POST', '/api/interview/start', {
      userId: 'anonymous',
      interviewType: 'general',
      jobDetails: { link: 'https://example.com/job' },
    });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toHaveLength(1);
  });
});

describe('nothing that was acknowledged is lost', () => {
  it('stores an answer once, however often it is sent, and gives the same reply', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const first = await guest.answer(id, 'I work with computers.', { entryId: 'ans_1' });
    const again = await guest.answer(id, 'I work with computers.', { entryId: 'ans_1' });
    expect(again.body).toEqual(first.body);
    const { body } = await guest.call('GET', `/api/transcript/full/${id}`);
    expect(body.data.entries.filter((entry: { id: string }) => entry.id === 'ans_1')).toHaveLength(1);
  });

  it('goes on at the same turn after its object was evicted in the middle of a question', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    await guest.answer(id, 'I work with computers.', { entryId: 'ans_1' });
    const { body: before } = await guest.call('GET', `/api/interview/${id}`);
    await evictDurableObject(env.INTERVIEWS.getByName(id));
    const { body: after } = await guest.call('GET', `/api/interview/${id}`);
    expect(after.data).toEqual(before.data);
    expect((await guest.answer(id, 'I write code.')).body.parsed.is_follow_up).toBe(false);
  });

  it('lets one of two tabs answer a turn and tells the other where the interview stands', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const { body } = await guest.call('GET', `/api/interview/${id}`);
    const replyTo = body.data.latestEntryId;
    const [one, two] = await Promise.all([
      guest.answer(id, 'I work with computers.', { entryId: 'tab_1', replyTo }),
      guest.answer(id, 'I work with machines.', { entryId: 'tab_2', replyTo }),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    const late = one.status === 409 ? one : two;
    expect(late.body.code).toBe('stale_turn');
    expect(late.body.data.transcript.filter((entry: { speaker: string }) => entry.speaker === 'human')).toHaveLength(1);
  });

  it('moves on from a question once, however often it is asked to', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const calls = await Promise.all(
      [1, 2, 3].map(() => guest.call('POST', `/api/interview/${id}/next`, { questionId: 'q_1' })),
    );
    const [first] = calls;
    for (const call of calls) expect(call.body.data).toEqual(first?.body.data);
    const { body } = await guest.call('GET', `/api/interview/${id}`);
    expect(body.data.questionIndex).toBe(1);
  });

  it('adds of a transcript that a client sends only what is missing', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    await guest.answer(id, 'I work with computers.', { entryId: 'ans_1' });
    const { body: before } = await guest.call('GET', `/api/transcript/full/${id}`);
    const saved = await guest.call('POST', `/api/transcript/save-question/${id}/0`, {
      questionText: before.data.entries[1].text,
      userResponse: 'I work with computers.',
      aiResponse: 'Something new that was said.',
    });
    expect(saved.body.data.stored).toBe(1);
  });

  it('saves the same words said again under another id, and a known id once, whatever comes under it', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const save = async (transcriptEntry: object) =>
      (await guest.call('POST', `/api/transcript/save-entry/${id}/0`, { transcriptEntry })).body.data;
    expect(await save({ id: 'yes_1', speaker: 'human', text: 'Yes.' })).toEqual({ id: 'yes_1', stored: true });
    expect(await save({ id: 'yes_2', speaker: 'human', text: 'Yes.' })).toEqual({ id: 'yes_2', stored: true });
    expect(await save({ id: 'yes_2', speaker: 'human', text: 'No.' })).toEqual({ id: 'yes_2', stored: false });
    // Without an id the words are all that it can be known by.
    expect(await save({ speaker: 'human', text: 'Yes.' })).toEqual({ id: 'yes_1', stored: false });
    const { body } = await guest.call('GET', `/api/transcript/question/${id}/0`);
    const said = body.data.entries.filter(({ speaker }: { speaker: string }) => speaker === 'human');
    expect(said.map(({ id, text }: { id: string; text: string }) => [id, text])).toEqual([
      ['yes_1', 'Yes.'],
      ['yes_2', 'Yes.'],
    ]);
  });

  it('adds words that came after the reply to the question that they answer, before the next one is asked', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const reply = await guest.answer(id, GOOD_ANSWER);
    const saved = await guest.call('POST', `/api/transcript/save-entry/${id}/0`, {
      transcriptEntry: { id: 'more', speaker: 'human', text: 'And nobody was hurt.' },
      replyTo: reply.body.data.entryId,
    });
    expect(saved.body.data).toEqual({ id: 'more', stored: true });
    const stale = await guest.call('POST', `/api/transcript/save-entry/${id}/0`, {
      transcriptEntry: { id: 'stale', speaker: 'human', text: 'From another tab.' },
      replyTo: 'ent_question_1',
    });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_turn']);
    expect(stale.body.data.transcript.at(-1).id).toBe('more');
  });

  it.each(['99', '3', '1e1', '%20', '0x1', '-1', '1.0'])('refuses question %s of three', async (index) => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const { body: before } = await guest.call('GET', `/api/transcript/full/${id}`);
    const transcriptEntry = { id: 'ans_1', speaker: 'human', text: 'I work with computers.' };
    const entry = await guest.call('POST', `/api/transcript/save-entry/${id}/${index}`, { transcriptEntry });
    const question = await guest.call('POST', `/api/transcript/save-question/${id}/${index}`, { userResponse: 'Yes.' });
    for (const refused of [entry, question]) expect([refused.status, refused.body.code]).toEqual([400, 'bad_request']);
    expect((await guest.call('GET', `/api/transcript/full/${id}`)).body).toEqual(before);
  });

  it('answers the newest turn of a transcript that a client sends whole, and the same again when it is repeated', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const { body: state } = await guest.call('GET', `/api/interview/${id}`);
    const transcript = [
      { speaker: 'AI', text: state.data.questions[0].text, questionNumber: 1 },
      { speaker: 'User', text: 'I work with computers.', questionNumber: 1 },
    ];
    const first = await guest.call('POST', '/api/webhook/process-interview', { interviewId: id, transcript });
    expect(first.body).toMatchObject({ success: true, is_follow_up: true });
    const again = await guest.call('POST', '/api/webhook/process-interview', { interviewId: id, transcript });
    expect(again.body).toEqual(first.body);
    const { body: full } = await guest.call('GET', `/api/transcript/full/${id}`);
    expect(full.data.entries.map((entry: { text: string }) => entry.text)).toEqual([
      state.data.greeting,
      state.data.questions[0].text,
      'I work with computers.',
      first.body.response,
    ]);
  });

  it('takes words that come after the end, and scores them', async () => {
    const guest = new Visitor();
    await guest.register('late@example.com');
    const id = await guest.startInterview();
    await guest.call('POST', '/api/webhook/process-results', { interviewId: id, isComplete: true });
    expect((await guest.call('GET', `/api/results/${id}`)).body.data.questions).toHaveLength(0);
    const transcript = [{ speaker: 'User', text: GOOD_ANSWER, questionNumber: 1 }];
    const rescored = await guest.call('POST', '/api/webhook/process-results', { interviewId: id, transcript });
    expect(rescored.body).toMatchObject({ status: 'ready', data: { questions: [{ question_id: 'q_1' }] } });
  });

  it('takes a request that comes late as a request, never as an answer', async () => {
    const guest = new Visitor();
    await guest.register('late-request@example.com');
    const id = await guest.startInterview();
    const transcript = [
      { speaker: 'User', text: 'Sorry, could you say the question again please?', questionNumber: 1 },
    ];
    const ended = await guest.call('POST', '/api/webhook/process-results', { interviewId: id, transcript });
    expect(ended.body).toMatchObject({
      status: 'ready',
      data: { questions: [{ responses: [], not_scored: { reason: 'not_heard' } }] },
    });
  });

  it('never takes a removed entry again', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    await guest.answer(id, 'I work with computers.', { entryId: 'ans_1' });
    expect((await guest.call('DELETE', `/api/transcript/question/${id}/0`)).body.data.removed).toBeGreaterThan(2);
    const again = await guest.call('POST', `/api/transcript/save-entry/${id}/0`, {
      transcriptEntry: { id: 'ans_1', speaker: 'human', text: 'I work with computers.' },
    });
    expect(again.body.data).toEqual({ id: 'ans_1', stored: false });
  });
});

describe('who may do what', () => {
  it('refuses a stranger’s calls alike for interviews that are there and that are not', async () => {
    const guest = new Visitor();
    const stranger = new Visitor();
    await stranger.startInterview();
    const id = await guest.startInterview();
    const missing = `int_${'x'.repeat(32)}`;
    for (const wanted of [id, missing, 'nonsense']) {
      const refused = await stranger.call('GET', `/api/interview/${wanted}`);
      expect(refused.status).toBe(403);
      expect(refused.body.error).toBe('This interview is not available to you');
    }
    await runInDurableObject(env.INTERVIEWS.getByName(missing), (_instance, state) => {
      expect(state.storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'interview'").toArray()).toEqual([]);
    });
  });

  it('has exactly one winner when several accounts claim one interview with its maker’s cookie', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const guestCookie = guest.cookies.get('greenroom_guest') ?? '';
    const claimants = await Promise.all(
      [1, 2, 3, 4].map(async (n) => {
        const claimant = new Visitor();
        await claimant.register(`claimant${n}@example.com`);
        claimant.cookies.set('greenroom_guest', guestCookie);
        return claimant;
      }),
    );
    const claim = (claimant: Visitor) => claimant.call('POST', '/api/user/interviews', { interviewId: id });
    const statuses = (await Promise.all(claimants.map(claim))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(3);
    const winner = claimants[statuses.indexOf(200)];
    expect(winner && (await claim(winner)).status).toBe(200);
    // The maker is signed out and no longer its holder.
    expect((await guest.call('GET', `/api/interview/${id}`)).status).toBe(403);
  });

  it('does not adopt a guest secret that it did not make', async () => {
    const planter = new Visitor();
    planter.cookies.set('greenroom_guest', 'planted-secret.planted-tag');
    await planter.startInterview();
    expect(planter.cookies.get('greenroom_guest')).not.toBe('planted-secret.planted-tag');
  });

  it('lets a signed-in visitor own what they start at once', async () => {
    const user = new Visitor();
    await user.register('starter@example.com');
    const id = await user.startInterview();
    const { body } = await user.call('GET', `/api/interview/${id}`);
    expect(body.data.owned).toBe(true);
  });

  it('keeps an unclaimed interview seven days once its maker was shown the way to an account', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const { body } = await guest.call('POST', `/api/interviews/extend-session/${id}`);
    const days = (Date.parse(body.data.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
  });
});
