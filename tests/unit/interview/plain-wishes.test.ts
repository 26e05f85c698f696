import { describe, expect, it } from 'vitest';
import { replyAfter as reply } from '#tests/support/reply-to.ts';

const STORY = 'Tell me about a quarrel with a neighbour and how you dealt with it.';
const PLAN = 'A crowd blocks the gate and shouts at you. What would you do?';

describe('a wish to go on', () => {
  it.each(['Can we go on please.', "Okay, let's move on.", 'Nothing came of it. Could we move on please?', 'Move on.'])(
    'is granted and throws nothing away: %s',
    (words) => {
      const move = reply('behavioral', STORY, words);
      expect(move).toMatchObject({ intent: 'skip', setsAside: false, kind: 'acknowledgement' });
      expect(move.text).toMatch(/^Of course/);
    },
  );

  it('is none in a story', () => {
    const said = "He went on about the hedge for an hour, so I told him, right, let's move on.";
    expect(reply('behavioral', STORY, said).intent).toBe('answer');
  });

  it('leaves a new start to whoever asks for one', () => {
    expect(reply('behavioral', STORY, 'Sorry, can I start that again?').setsAside).toBe(true);
  });
});

it('meets a loss with sorrow before anything else when a question is to be left', () => {
  const question = 'Some families come to us after a stillbirth. How would you cope with that?';
  const move = reply('general', question, 'Could we leave that till the end? I had one myself.');
  expect(move.transitionTo).toBe('next_question');
  expect(move.text).toContain('sorry. We can leave that one out, and that is quite all right.');
});

describe('a boundary', () => {
  const REFUSAL = "I don't want to talk about those people on a recording. My cousin is still there.";

  it('is understood, and the same is not asked again', () => {
    expect(reply('situational', PLAN, REFUSAL).text).toBe(
      'I understand. We can leave it out. If you like, answer in general terms, or say skip.',
    );
  });

  it('is not asked on once something was said in spite of it', () => {
    const turnsInQuestion = [{ speaker: 'human' as const, text: REFUSAL, scored: false }];
    const move = reply('situational', PLAN, 'I would stay in the cab and wait.', { turnsInQuestion });
    expect(move.kind).toBe('acknowledgement');
  });

  it.each(["It's sealed, and I just don't want to.", "I'm going to ask you for a pass on the example."])(
    'leaves the question where it was asked on: %s',
    (words) => {
      const turnsInQuestion = [
        { speaker: 'human' as const, text: 'We had one or two, it was hard.', scored: true },
        { speaker: 'ai' as const, text: 'Can you think of one?', kind: 'follow_up', gap: 'specifics' as const },
      ];
      const move = reply('behavioral', STORY, words, { turnsInQuestion });
      expect(move.kind).toBe('acknowledgement');
      expect(move.text).toBe('I understand. We can leave it out.');
    },
  );
});

describe('a short firm answer', () => {
  it('is asked on plainly', () => {
    const move = reply('situational', 'Your manager asks you to sign early. What do you say?', "I'll say no sir.");
    expect(move).toMatchObject({ intent: 'answer', kind: 'follow_up' });
    expect(move.text).toContain('And how would you put it?');
  });

  it.each([
    ['behavioral', STORY, 'Yeah, nah, not great.'],
    ['technical', 'What do you know about working safely with lead?', 'wash your hands'],
  ] as const)('is no case of nerves (%s)', (type, question, words) => {
    expect(reply(type, question, words)).toMatchObject({ intent: 'answer', kind: 'follow_up' });
  });
});

it.each([
  ["I've a migraine starting. Would you mind awfully if I closed the blind?", 'Of course, take your time.'],
  ['Can I get a glass of water please?', 'Of course, take your time.'],
  ['Sorry, you’ve gone all robotic and then it froze.', 'No trouble.'],
  ["Is there a point to that one? Everybody's had a row.", 'It shows how you think on your feet.'],
  ['When you say quarrel, do you mean a real fight, or your own sort of falling out?', 'Take whichever you know best.'],
])('answers a plain wish and puts the question again: %s', (words, said) => {
  expect(reply('behavioral', STORY, words).text).toBe(`${said} ${STORY}`);
});

it('meets a mind that has gone blank with ease', () => {
  const move = reply('behavioral', STORY, "Am. God. My head's after going completely blank. I'd loads of these.");
  expect(move.text).toMatch(
    /^(?:That happens, take a moment|There is no hurry at all|That is all right, take your time)\./,
  );
});

it('explains a word as the question uses it', () => {
  const question = 'Three people are off and two coach tours are leaving. What do you do?';
  expect(reply('situational', question, 'What does coach mean?').text).toContain('a bus that people travel on');
});

describe('a follow-up', () => {
  it('does not ask how something ended that was not told', () => {
    const said = "There is always disagreement. The office says we don't have it and the store says we gave you it.";
    expect(reply('behavioral', STORY, said).text).not.toMatch(/how did it/i);
  });

  it('asks for one time where only how often is said', () => {
    expect(reply('behavioral', STORY, 'Most of the time mate.').text).toContain('Can you pick one of those times');
  });
});

describe('a death', () => {
  it('of kin is met by name', () => {
    const said =
      'I drove for ten years, then I took care of my husband, he had ALS, and he passed a year ago February.';
    expect(reply('intro', 'Tell me about yourself.', said).text).toContain('I am sorry about your husband.');
  });

  it('is not heard in what a neighbour lost', () => {
    const said =
      "I asked him to show me the drains, and he showed me two where he'd lost ewes. I built him a crossing, and he signed in the end.";
    expect(reply('behavioral', STORY, said).text).not.toContain('sorry');
  });

  it('is felt also as the last word before the closing', () => {
    const turnsInQuestion = [
      { speaker: 'human' as const, text: 'My father.', scored: true },
      {
        speaker: 'ai' as const,
        text: 'Would you like to say a little about him?',
        kind: 'follow_up',
        gap: 'reason' as const,
      },
    ];
    const move = reply('motivation', 'And why the hospice?', 'He was in your house for nine days.', {
      turnsInQuestion,
      isLastQuestion: true,
    });
    expect(move.text).toMatch(/^I am sorry about your father\. /);
  });
});

describe('what is no answer is met as what it is', () => {
  it.each([
    ["I've a splitting headache, sorry, could I take a tablet first?", /^Of course/],
    ["Sorry, the baby's crying, one second.", /^Take all the time you need/],
    ['Your voice is very faint.', /^No trouble/],
    ['Do people really answer that?', /^It shows|^Interviewers/],
    ["I don't see what that's for.", /^It shows|^Interviewers/],
    ["My mind's a sieve today.", /take your time|no hurry|take a moment/i],
    ["I had one ready and it's flown.", /take your time|no hurry|take a moment/i],
    ['Is there a time limit on these?', /^A minute or two is plenty/],
    ['Are we nearly finished?', /^Not yet/],
    ['Do I have to?', /you do not have to/],
    [
      "There's one but the man's family live round here.",
      /^There is no need to go there|^That is (?:quite )?all right/,
    ],
    ['Only if it stays in this room.', /^Your answers are kept for your report/],
    ['Can I do two small ones instead of a big one?', /^Yes|^Either/],
    ['In Spanish is possible?', /English/],
  ])('%s', (words, met) => {
    const { intent, text } = reply('behavioral', STORY, words);
    expect(intent).not.toBe('answer');
    expect(text).toMatch(met);
    expect(text).not.toMatch(/the employer|nerves/);
  });

  it('leaves a question that is waved off', () => {
    expect(reply('behavioral', STORY, 'Not today, thanks.').kind).toBe('acknowledgement');
  });
});

it('never confirms a sense of a word that may be the wrong one', () => {
  const question = 'The bank calls about a strange transfer. What do you do?';
  const { intent, text } = reply('situational', question, 'Bank like the river?');
  expect(intent).toBe('meaning_of_word');
  expect(text).not.toMatch(/^Yes/);
  expect(text).toContain('What do you do?');
});

describe('a death that is told in passing', () => {
  it.each<[string, string]>([
    ['Why nursing?', 'We buried my sister at Easter. The nurse stayed after her shift.'],
    ['Why nursing?', 'I lost my little boy. Nine years ago now. I wanted to be one of those on the ward.'],
    ['Why this trade?', "My dad did it. He's dead now. I have his tools."],
    ['Why hospice work?', 'My mother. Two years in June.'],
    ['Why hospice work?', 'Because of Danny, my brother, you had him here till the end.'],
  ])('is an answer and gets a word of sorrow: %s %s', (question, words) => {
    const move = reply('motivation', question, words);
    expect(move.intent).toBe('answer');
    expect(move.text).toMatch(/^I am sorry/);
  });

  it.each([
    'I had to ring his mother. He was nineteen. He never woke up.',
    'It was an old man in the end bed, and he died on us that night.',
  ])('of somebody else is not passed over: %s', (words) => {
    expect(reply('behavioral', 'Tell me about a hard phone call.', words, { isLastQuestion: true }).text).toMatch(
      /^Thank you for telling me that|^I am sorry to hear/,
    );
  });

  it.each([
    'We lost the order in the end and I rang them every week until they came back.',
    'I lost my daughter in the market once and the stallholders found her in a minute.',
    "The battery was dead, he's gone home now, and I did the round myself.",
    "Tom's not with us any more, he went to the other depot and I took over his round.",
  ])('is none where nobody died: %s', (words) => {
    expect(reply('behavioral', 'Tell me about a hard day.', words).text).not.toMatch(/sorry/i);
  });
});
