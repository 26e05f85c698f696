import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { decideMove } from '#domain/interview/decide-move.ts';
import { askedAtEnd, beforeInvite, INVITE, isInvitation } from '#domain/interview/invite.ts';
import type { MoveInput, Turn } from '#domain/interview/moves.ts';
import { settleMove } from '#domain/interview/settle-move.ts';
import { wordMove } from '#domain/interview/word-move.ts';
import { silence } from '#domain/reading/reading.ts';
import { readCorpusFile } from '#lab/corpus.ts';
import { madeReading, otherWords } from '#tests/support/made-reading.ts';
import { NOTHING_YET } from '#tests/support/reply-to.ts';

const POSTING = `Barista at Copper Kettle
Location: Bristol harbourside
Pay: £12.60 an hour plus tips. 24 hours a week, weekends included.
You will make coffee, keep the counter clean and greet guests.`;

/** Words to the invitation. */
const input = (userText: string, change: Partial<MoveInput> = {}): MoveInput => ({
  interviewId: 'int_1',
  question: { id: 'q_6', text: 'Why here?', type: 'motivation', expectedStructure: [], signals: [], topic: '' },
  isLastQuestion: true,
  putOff: 'may_be',
  length: '30min',
  profile: { role: 'Barista', company: 'Copper Kettle' },
  turnsInQuestion: [{ speaker: 'ai', text: `Thank you, that was my last question. ${INVITE}`, kind: 'invite' }],
  followUpsUsed: 0,
  reactionsUsed: 0,
  soFar: NOTHING_YET,
  invited: { times: 1, posting: POSTING },
  userText,
  reading: userText === '' ? silence('made') : madeReading(),
  ...change,
});
const reply = (userText: string, change?: Partial<MoveInput>) => {
  const given = input(userText, change);
  const move = decideMove(given);
  return { move, text: wordMove(move, given) };
};

describe('the invitation to ask', () => {
  it.each(['30min', '60min'] as const)('comes when the last question is over: %s', (length) => {
    const { move, text } = reply('All of it.', { length, invited: undefined, turnsInQuestion: [] });
    expect(move).toMatchObject({ kind: 'invite', isFollowUp: true, costsFollowUp: false, scored: true });
    expect(move.transitionTo).toBeUndefined();
    expect(text.endsWith(INVITE)).toBe(true);
  });

  it('does not come in ten minutes, before the last question is over, or to who has to go', () => {
    const over = { invited: undefined, turnsInQuestion: [] };
    expect(reply('All of it.', { ...over, length: '10min' }).move.kind).toBe('closing');
    expect(reply('All of it.', { ...over, isLastQuestion: false }).move.kind).toBe('acknowledgement');
    const called = { ...over, reading: otherWords('stop', 'called_away') };
    expect(reply('I have to go.', called).move).toMatchObject({ kind: 'closing', transitionTo: 'end' });
  });

  it.each([
    'No, thank you.',
    'no',
    'Not really, thanks.',
    "I don't think so, no.",
    "No, I think that's everything.",
    "I'm good, thank you",
    'Um, nothing at the moment.',
    'Thank you very much.',
    'That would be all.',
    'no i think you covered everything',
    "I don't have any questions at this time",
    'I have no further questions.',
    "No, that's it, but it was nice to talk to you.",
    "No, that's all. Thanks for what you told me.",
  ])('is over after a no: %s', (words) => {
    const { move, text } = reply(words);
    expect(move).toMatchObject({ kind: 'closing', isFollowUp: false, transitionTo: 'end', scored: false });
    expect(text).not.toMatch(/\?/);
    expect(text).toMatch(/[Tt]hank you/);
  });

  it.each<[string, RegExp]>([
    ['What is the pay?', /“Pay: £12\.60 an hour plus tips”/],
    ['yes, how many hours would it be and what does it pay', /24 hours a week.*£12\.60/],
    ['Where would I work?', /“Location: Bristol harbourside”/],
    ['What would a typical day look like?', /^The posting says: “You will make coffee/],
    ['No, but what is the pay?', /£12\.60/],
    ['Is there a pension?', /not find.*the employer/],
    ['Is there overtime?', /not find.*the employer/],
    ['How did I do?', /report/],
    ['When will I hear back from you?', /practice.*the employer/],
    ['Are you a real person?', /computer program/],
    ['Is this a real interview?', /practice/],
    ['What should I ask at the end of an interview?', /good question/],
    ['What questions should I ask in a real interview?', /good question/],
    ['how long will it take until I hear something', /practice.*the employer/],
    ['so um what would my day look like', /“You will make coffee/],
    ['Would I have to greet everybody?', /only the posting|beyond the posting/],
    ['What is the pay, and is there a pension?', /£12\.60.*rest.*the employer/],
    ['Are there weekends? And how did I do?', /report.*weekends included/],
    ['Who cleans the windows and where is the bin?', /none of that/],
    ['Is my accent scored, and is there overtime?', /^Neither your accent.*rest.*the employer/],
    ['No. Well, actually, what about weekends?', /weekends included/],
    ['Do you think cats dream?', /only the posting|beyond the posting/],
  ])('answers from what is known: %s', (words, answer) => {
    const { move, text } = reply(words);
    expect(move).toMatchObject({ kind: 'invite', isFollowUp: true, scored: false, gap: null });
    expect(text).toMatch(answer);
    expect(text.match(/\?/g)).toHaveLength(1);
    expect(isInvitation(text.slice(text.lastIndexOf('. ') + 2))).toBe(true);
  });

  it('names nobody where no employer is known, and says what a ready-made job says', () => {
    const nameless = { profile: { role: 'Barista', company: '' }, invited: { times: 1, posting: 'Barista' } };
    expect(reply('What is the pay?', nameless).text).toMatch(/not find.*the employer/);
  });

  it('quotes whole pieces of a long sentence, and no heading', () => {
    const posting = `Seabird Keeper, Ocean House, Night Shift
You will prepare fish by hand and record what each bird takes, clean the pool and the nest burrows every morning, train birds for voluntary weighing and blood draws, and watch chicks.`;
    const asked = (words: string) => reply(words, { invited: { times: 1, posting } }).text;
    expect(asked('What would a typical day be?')).toContain(
      '“You will prepare fish by hand and record what each bird takes”',
    );
    expect(asked('And what about the shift?')).not.toContain('Ocean House, Night Shift');
    expect(asked('Is there a company car?')).not.toContain('Copper Kettle.');
  });

  it('has two exchanges at most, and none that is more than a moment is lost for it', () => {
    const second = { invited: { times: 2, posting: POSTING } };
    const last = reply('And what does it pay?', second);
    expect(last.move).toMatchObject({ kind: 'closing', isFollowUp: false, transitionTo: 'end' });
    expect(last.text).toMatch(/£12\.60.*Your results/);
    const wait = reply('Let me think for a moment.', { ...second, reading: otherWords('think', 'moment') });
    expect(wait.move).toMatchObject({ kind: 'reaction', isFollowUp: true, costsFollowUp: false });
    const again = reply('Sorry, what did you say?', { reading: otherWords('repeat', 'whole') });
    expect(again.text).toContain(INVITE);
    for (const words of ['Yes.', 'yes I do', 'Can I ask you something?', 'I have a question'])
      expect(reply(words).text).toBe('Please, go ahead.');
  });

  it('waits once in silence, and then ends kindly', () => {
    expect(reply('').move.kind).toBe('silence');
    const turns = [...input('').turnsInQuestion, { speaker: 'ai' as const, text: 'Take your time.', kind: 'silence' }];
    expect(reply('', { turnsInQuestion: turns }).move).toMatchObject({ kind: 'closing', transitionTo: 'end' });
  });

  it('is neither a follow-up that somebody else words nor lost because of one', () => {
    const first = input('All of it.', { invited: undefined, turnsInQuestion: [] });
    const invite = decideMove(first);
    expect(settleMove(invite, false, first)).toMatchObject({ kind: 'invite' });
    expect(settleMove(invite, true, first)).toMatchObject({ kind: 'follow_up', costsFollowUp: true });
    expect(settleMove(invite, true, { ...first, followUpsUsed: 2 })).toBeUndefined();
  });

  it('is told of as what was asked and answered, and a no is neither', () => {
    const pay = reply('What is the pay?').text;
    const last = reply('Is there a pension?', { invited: { times: 2, posting: POSTING } }).text;
    const turns: Turn[] = [
      { speaker: 'human', text: 'What did you ask?', kind: 'answer' },
      { speaker: 'ai', text: INVITE, kind: 'invite' },
      { speaker: 'human', text: 'What is the pay?', kind: 'answer' },
      { speaker: 'ai', text: pay, kind: 'invite' },
      { speaker: 'human', text: 'Is there a pension?', kind: 'answer' },
      { speaker: 'ai', text: last, kind: 'closing' },
    ];
    const exchanges = askedAtEnd(turns);
    expect(exchanges.map(({ asked }) => asked)).toEqual(['What is the pay?', 'Is there a pension?']);
    expect(exchanges[0]?.answered).toMatch(/^The posting says.*rest\.$/);
    expect(exchanges[1]?.answered).not.toMatch(/results/i);
    const no: Turn = { speaker: 'human', text: 'No, thank you.', kind: 'answer' };
    expect(askedAtEnd([...turns.slice(0, 2), no, { speaker: 'ai', text: last, kind: 'closing' }])).toEqual([]);
    expect(askedAtEnd(turns.slice(0, 1))).toEqual([]);
  });

  it('ends what belongs to a question', () => {
    const kinds = ['question', 'answer', 'invite', 'answer', 'closing'].map((kind) => ({ kind }));
    expect(beforeInvite(kinds)).toHaveLength(3);
    expect(beforeInvite(kinds.slice(0, 2))).toHaveLength(2);
  });
});

const held = z.array(
  z.object({
    posting: z.string(),
    talk: z.array(z.object({ speaker: z.enum(['ai', 'human']), text: z.string() })),
  }),
);

describe.each(['held-5', 'held-6', 'held-7', 'held-8'])('what people asked at the end of %s', (file) => {
  const asked = readCorpusFile(file, held).flatMap(({ posting, talk }) =>
    talk
      .slice(talk.findIndex(({ speaker, text }) => speaker === 'ai' && text.endsWith(INVITE)))
      .flatMap(({ speaker, text }) => (speaker === 'human' ? [{ posting, text }] : [])),
  );

  it('is answered in whole sentences, with nothing quoted that the posting does not say, nor twice', () => {
    expect(asked.length).toBeGreaterThan(5);
    for (const { posting, text: words } of asked)
      for (const company of ['', 'The Old Mill']) {
        const { text } = reply(words, { invited: { times: 1, posting }, profile: { role: 'Baker', company } });
        expect(text).toMatch(/^[A-Z][^{}]*[.?]$/);
        expect(text).not.toMatch(/[.?] [a-z]| The Old Mill/);
        const quotes = [...text.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => quote);
        expect(new Set(quotes).size).toBe(quotes.length);
        for (const quote of quotes) expect(plain(posting)).toContain(plain(quote));
      }
  });
});

const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').toLowerCase();
