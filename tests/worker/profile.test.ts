import { describe, expect, it } from 'vitest';
import { signedInTo, storeAccount } from './support/account.ts';
import { Visitor } from './support/visitor.ts';

const change = (visitor: Visitor, id: string, body: object) =>
  visitor.call('PATCH', `/api/interview/${id}/profile`, body);
const start = async (visitor: Visitor) =>
  (await visitor.call('POST', '/api/interview/start', { selectedInterview: 'company: Acme title: Barista' })).body.data;

describe('what was read of a posting', () => {
  it('is told with the start, and what the questions are about', async () => {
    const data = await start(new Visitor());
    expect(data.profile).toEqual({ role: 'Barista', company: 'Acme', seniority: '' });
    expect(data.themes).toHaveLength(data.questions.length);
    expect(data.themes.every((theme: string) => theme.split(' ').length <= 3)).toBe(true);
  });

  it('is set right by who holds the interview, and every word speaks of it from then on', async () => {
    const owner = await signedInTo(await storeAccount());
    const { interviewId: id, questions } = await start(owner);
    const changed = await change(owner, id, { role: 'Usher', company: 'Odeon Lane' });
    expect(changed.status).toBe(200);
    const { data } = changed.body;
    expect(data).toMatchObject({
      role: 'Usher',
      company: 'Odeon Lane',
      profile: { role: 'Usher', company: 'Odeon Lane' },
    });
    expect(data.questions.map((question: { id: string }) => question.id)).toEqual(
      questions.map((question: { id: string }) => question.id),
    );
    expect(data.greeting).toContain('for the role of usher at Odeon Lane.');
    expect(JSON.stringify({ ...data, jobDescription: '' })).not.toMatch(/Barista|Acme|\ba Usher/);
    expect(data.transcript[0].text).toBe(data.greeting);
    expect(data.transcript[1].text).toBe(data.questions[0].text);
    expect((await owner.call('GET', `/api/interview/${id}`)).body.data).toMatchObject(data);
    const { body: list } = await owner.call('GET', '/api/user/interviews');
    expect(JSON.stringify(list.data)).toContain('Usher');
  });

  it('draws the questions anew for another role, and keeps them where the role is the same', async () => {
    const guest = new Visitor();
    const { interviewId: id } = await start(guest);
    const textsOf = (data: { questions: { text: string }[] }) => data.questions.map(({ text }) => text);
    const before = (await guest.call('GET', `/api/interview/${id}`)).body.data;
    const elsewhere = (await change(guest, id, { role: 'Barista', company: 'Odeon Lane' })).body.data;
    const renamed = (text: string) => text.replaceAll('Acme', 'Odeon Lane');
    expect(textsOf(elsewhere)).toEqual(textsOf(before).map(renamed));
    const nurse = (await change(guest, id, { role: 'Registered Nurse' })).body.data;
    expect(nurse).toMatchObject({ role: 'Registered Nurse', company: 'Odeon Lane', phase: 'user_turn_pending' });
    expect(nurse.questions).toHaveLength(before.questions.length);
    expect(JSON.stringify(nurse.questions)).toMatch(/patient|ward|care|medication|nurs/i);
    expect(JSON.stringify({ ...nurse, jobDescription: '' })).not.toMatch(/barista|coffee|milk|espresso/i);
    expect(nurse.themes).not.toEqual(before.themes);
    expect(nurse.greeting).toContain('Odeon Lane');
    expect(nurse.transcript.map(({ text }: { text: string }) => text)).toEqual([nurse.greeting, textsOf(nurse)[0]]);
    // What is answered is scored by the questions that stand now.
    expect((await guest.answer(id, 'I have looked after patients on a ward for six years.')).status).toBe(200);
    expect(textsOf((await guest.call('GET', `/api/interview/${id}`)).body.data)).toEqual(textsOf(nurse));
  });

  it('is drawn anew from the whole posting where there is one', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview(
      'Barista at Copper Kettle\nYou will triage patients and give medication.\nYou will write care plans on the ward.',
    );
    const { data } = (await change(guest, id, { role: 'Staff Nurse', company: 'Bell Street Clinic' })).body;
    expect(data.company).toBe('Bell Street Clinic');
    expect(JSON.stringify(data.questions)).toMatch(/triage|medication|care plan|patient/i);
  });

  it('is planned anew so often a minute and no more', async () => {
    const guest = new Visitor();
    const { interviewId: id } = await start(guest);
    const statuses = [];
    for (let i = 0; i < 12; i++) statuses.push((await change(guest, id, { role: `Usher ${i}` })).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  });

  it('is left out when it is emptied', async () => {
    const guest = new Visitor();
    const { interviewId: id } = await start(guest);
    const { data } = (await change(guest, id, { company: '' })).body;
    expect(data).toMatchObject({ role: 'Barista', company: '' });
    expect(data.greeting).not.toContain('Acme');
  });

  it('stands once something was answered', async () => {
    const guest = new Visitor();
    const { interviewId: id } = await start(guest);
    await guest.answer(id, 'I have made coffee for three years.');
    const refused = await change(guest, id, { role: 'Usher' });
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    expect((await guest.call('GET', `/api/interview/${id}`)).body.data.role).toBe('Barista');
  });

  it('is changed by nobody else, and by no malformed name', async () => {
    const guest = new Visitor();
    const { interviewId: id } = await start(guest);
    expect((await change(new Visitor(), id, { role: 'Usher' })).status).toBe(403);
    const marked = await change(guest, id, { company: '<b>' });
    expect(marked.body.error).toBe('Please write the role and the company without <, >, { or }');
    for (const body of [{}, { role: ' ' }, { role: 'x'.repeat(81) }, { company: '<b>' }, { role: 'a\nb' }])
      expect((await change(guest, id, body)).status).toBe(400);
  });
});
