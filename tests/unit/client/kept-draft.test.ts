import { describe, expect, it } from 'vitest';
import { openInterview } from './support/fake-interview.ts';
import { freshInterview } from './support/fresh-interview.ts';
import { inATab, listen, settle } from './support/live-tab.ts';

describe('what stands in the field to type in', () => {
  inATab();

  it('is there again, with the field open, when the page was loaded anew', async () => {
    const before = await listen();
    before.session.type(true);
    before.session.setDraft('I closed the books for three years');
    const after = openInterview();
    after.session.start();
    await settle();
    expect(after.session.view).toMatchObject({ typing: true, draft: 'I closed the books for three years' });
  });

  it('is there again when it was spoken into the field', async () => {
    const before = await listen();
    before.session.setMicrophone(false);
    before.recorder.judge();
    await settle();
    before.recogniser.due?.words.resolve('I led a team.');
    await settle();
    const after = openInterview();
    after.session.start();
    expect(after.session.view).toMatchObject({ typing: true, draft: 'I led a team.' });
  });

  it('belongs to its own interview', async () => {
    const before = await listen();
    before.session.type(true);
    before.session.setDraft('For another job');
    const other = openInterview(freshInterview({ interviewId: 'int_2' }));
    other.session.start();
    expect(other.session.view).toMatchObject({ typing: false, draft: '' });
  });

  it('does not come back once it was deleted', async () => {
    const before = await listen();
    before.session.type(true);
    before.session.setDraft('Nonsense');
    before.session.setDraft('');
    const after = openInterview();
    after.session.start();
    expect(after.session.view).toMatchObject({ typing: false, draft: '' });
  });

  it('does not come back beside the same words that had gone out and are sent again', async () => {
    const before = await listen();
    before.session.type(true);
    await settle();
    before.recorder.judge();
    await settle();
    before.recogniser.due?.words.resolve('');
    await settle();
    before.session.setDraft('I led a team.');
    before.session.sendDraft();
    expect(before.session.view).toMatchObject({ draft: 'I led a team.', hasTyped: true });
    const after = openInterview();
    after.session.start();
    await settle();
    expect(after.server.due?.detail).toMatchObject({ text: 'I led a team.' });
    expect(after.session.view.draft).toBe('');
  });

  it('does not come back when the server turns out to have it', async () => {
    const before = await listen();
    before.session.type(true);
    before.session.setDraft('I led a team.');
    const human = { id: 'ans_1', speaker: 'human', text: 'I led a team.', current_question: 1 } as never;
    const after = openInterview(freshInterview({ transcript: [human] }));
    after.session.start();
    expect(after.session.view.draft).toBe('');
  });
});
