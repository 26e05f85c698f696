import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#contract/words.ts';
import { replyAfter as reply } from '#tests/support/reply-to.ts';

describe('what comes next is asked only once something was told', () => {
  it.each(['Throw it in the river. Just kidding.', 'Fake my own death.', 'I’d leave the country.'])(
    'a joke that is said to be one: %s',
    (said) => {
      expect(
        reply('situational', 'You have scratched the director’s car on the way in. What do you do?', said).text,
      ).toMatch(/And what would you really do\?$/);
    },
  );

  it.each([
    'I would be honest and keep to the guidelines and make sure that she feels respected.',
    'I’d use kind language and follow the protocol and support the family.',
  ])('how something is said: %s', (said) => {
    expect(
      reply('situational', 'A mother’s appointment for her son was cancelled by mistake. How do you tell her?', said)
        .text,
    ).toMatch(/(?:words that you would use|say to begin with)\?$/);
  });

  it('a step that is only supposed to be laid down somewhere', () => {
    const { text } = reply(
      'situational',
      'A guest wants to bring a parrot into the dining room. What would you do?',
      'Hm. Is there a rule for that? I’d imagine there is a rule.',
    );
    expect(text).toMatch(/first/);
    expect(text).not.toMatch(/come next|after that/);
  });

  it.each([
    ['Thirty year on a trawler. What you think.', /pick one of those times, and tell me what happened\?$/],
    ['Nineteen years on the doors. What do you think?', /pick one of those times, and tell me what happened\?$/],
    [
      'Privacy is all they have left. You draw the blind, you speak low, you ask before you touch them, and you wait.',
      /one time when you kept somebody’s secret, and tell me what happened\?$/,
    ],
  ])('a story that has not begun: %s', (said, asked) => {
    expect(reply('behavioral', 'Tell me about a time you kept somebody’s secret. How did it go?', said).text).toMatch(
      asked,
    );
  });

  it.each<[QuestionType, string, string]>([
    [
      'situational',
      'You have scratched the director’s car on the way in. What do you do?',
      'I’d go straight up and tell her, no kidding, and leave my insurance number with her, and photograph it first.',
    ],
    [
      'situational',
      'A mother’s appointment for her son was cancelled by mistake. How do you tell her?',
      'I’d say, Mrs Lund, we have cancelled Thursday by mistake and I am sorry. Then I’d offer her the first one on Friday and ring the ward so that she need not.',
    ],
    [
      'behavioral',
      'Tell me about a time you kept somebody’s secret. How did it go?',
      'A lad on my shift told me he could not read. I said nothing to anybody, I read him the sheets at the break, and I found him a class in the library. He reads them to me now. What do you think of that?',
    ],
  ])('while what was told is left alone: %s, %s, %s', (type, question, said) => {
    expect(reply(type, question, said).kind).toBe('acknowledgement');
  });
});

describe('a question’s occasion is named in English', () => {
  it.each<[string, RegExp]>([
    ['Describe a moment in a match when you lost your temper.', /one time in a match when you lost your temper, and/],
    ['Tell me about a time at work when nobody listened.', /one time at work when nobody listened, and/],
    ['Tell me about a time you lost your temper.', /one time when you lost your temper, and/],
  ])('%s', (question, asked) => {
    expect(reply('behavioral', question, 'It always happens when I am tired, I think. It is human.').text).toMatch(
      asked,
    );
  });
});

it('whoever has just told one time is not asked for one', () => {
  const { text } = reply(
    'behavioral',
    'Tell me about a moment in a concert when something failed. What did you do?',
    'Oh the lift. Leeds. Second half, it’s meant to bring the choir up with twenty people on it and it just, didn’t. Stopped halfway. So there’s twenty people singing in a hole.',
  );
  expect(text).not.toMatch(/Can you think of/);
});

describe('the same is not asked twice in the same words', () => {
  it.each(['specifics', 'own_action'] as const)('of a part of the question, whatever it was kept as: %s', (gap) => {
    const { text } = reply(
      'motivation',
      'Why a hospital, and what would you bring besides the cooking?',
      'Besides the cooking? I’d have a herb bed by the back door, and I’d show the young ones how to sharpen a knife, they never learn it now.',
      {
        followUpsUsed: 1,
        turnsInQuestion: [
          { speaker: 'human', text: 'Sick folk need feeding don’t they.', kind: 'answer', scored: true },
          { speaker: 'ai', text: 'Thank you. And why a hospital?', kind: 'follow_up', gap },
        ],
      },
    );
    expect(text).not.toMatch(/why a hospital/);
  });
});

describe('the question once more, and nothing thrown away', () => {
  const QUESTION = 'Tell me about a delivery that went wrong. What was your part?';
  it.each([
    'Er. There is an echo on my side. Wait, I shut the other window. Right. Say that again?',
    'Um. Is your sound doubling as well? I can hear myself twice. Hold on, let me close the other window. Okay. Say that again?',
    'Oh. Is it me or is there a buzz? I’m hearing a buzz. Wait, let me pull the charger. Right. Can you say that again?',
    'Hold on, the kettle is screaming. Okay. Can you repeat that?',
    'Sorry, what. A lorry went by. Could you say the question once more?',
  ])('%s', (said) => {
    const { text, setsAside } = reply('behavioral', QUESTION, said);
    expect(setsAside).toBe(false);
    expect(text).toContain(QUESTION);
  });

  it('what was told before it counts', () => {
    const said = 'I loaded the wrong pallet, we had two for the same street. Hang on, dog. Okay. Say that again?';
    expect(reply('behavioral', QUESTION, said)).toMatchObject({ intent: 'repeat', scored: true, setsAside: false });
  });

  it('and who wants to begin again still does', () => {
    expect(reply('behavioral', QUESTION, 'No, that came out wrong. Can I start again?').setsAside).toBe(true);
  });

  it.each<[QuestionType, string, string]>([
    [
      'behavioral',
      'Tell me about somebody who was hard to understand. What did you do?',
      'A farmer from the glens rang about a pump, and I told him twice that I was lost. I said, slowly now. Say that again.',
    ],
    [
      'situational',
      'A caller mumbles. What would you do?',
      'I’d tell her that the line is bad and that I want to get it right. Could you say that again?',
    ],
  ])('what is said to others is an answer: %s, %s', (type, question, said) => {
    expect(reply(type, question, said).intent).toBe('answer');
  });
});

describe('whether it is asked for something private', () => {
  it.each([
    'Excuse me, is this for everybody or because of my age? They asked it last time too.',
    'Would you ask a man that?',
    'Are you asking me that because I’m pregnant?',
  ])('%s', (said) => {
    const { text, intent } = reply('general', 'How would you feel about night shifts?', said);
    expect(intent).toBe('why_asked');
    expect(text).toMatch(/the work/);
    expect(text).toMatch(/skip/);
  });

  it.each<[QuestionType, string, string]>([
    [
      'behavioral',
      'Tell me about a customer who was rude.',
      'He looked at my badge and he said, is it because of your accent? I answered that I was from here, I served him, and he came back to apologise.',
    ],
    [
      'general',
      'How would you feel about night shifts?',
      'Fine, because of my age I sleep little, and my daughter is grown and out of the house.',
    ],
  ])('while an answer that holds such words is one: %s, %s', (type, question, said) => {
    expect(reply(type, question, said).intent).toBe('answer');
  });
});

describe('an ordinary word', () => {
  it('is explained where it has plainer ones', () => {
    const { text } = reply(
      'behavioral',
      'Tell me about something valuable that a guest left behind.',
      'Valuable, what is that?',
    );
    expect(text).toMatch(/worth a lot/);
  });

  it('and else is theirs to take, which nobody is told is for want of a word', () => {
    const { text } = reply('behavioral', 'Tell me about a stubborn horse.', 'What is "stubborn"?');
    expect(text).toMatch(/stubborn/);
    expect(text).not.toMatch(/no better word/);
  });
});

describe('a thin answer is one', () => {
  it('and is asked on about the one place that was asked about', () => {
    const { intent, text } = reply(
      'motivation',
      'Why Haldane’s, rather than a chain?',
      'well there’s no chains left is there, not in this valley. They all gone.',
    );
    expect(intent).toBe('answer');
    expect(text).toMatch(/And why Haldane’s in particular\?$/);
  });

  it('but what was said of that place is enough', () => {
    const { text } = reply(
      'motivation',
      'Why Haldane’s, rather than a chain?',
      'There are no chains left here, and you still smoke your own fish, which I learned from my uncle and would like to do again.',
    );
    expect(text).not.toMatch(/in particular/);
  });

  it.each(['Mm, so-so.', 'Well, more or less.'])('and no question of what is meant: %s', (said) => {
    expect(reply('general', 'You would be on the phone in German. How do you feel about that?', said).intent).toBe(
      'answer',
    );
  });

  it('while a mind that has gone blank is given time', () => {
    expect(reply('motivation', 'Why baking?', 'It’s just gone, sorry, there’s nothing there at all.').intent).not.toBe(
      'answer',
    );
  });
});

it('whoever never worked is asked what they would do, where that was the question', () => {
  const said = 'Oh no, I don’t know. Sorry. I have never had a job.';
  const ofACase = reply('technical', 'If a printer will not print and the lights are on, what would you check?', said);
  expect(ofACase.text).toMatch(/What would be your very first step\?$/);
  expect(reply('technical', 'How do you clean a printer head?', said).text).toMatch(
    /What have you done that comes near it/,
  );
});

describe('an outcome that was no good one is an outcome', () => {
  const QUESTION = 'Tell me about a disagreement with a neighbour and how it was settled.';
  it.each([
    'Well, no names. There was a lad playing the drums at night, and I said it to him kindly and he shut the door on me. It wasn’t settled, no. He stopped speaking to me and I finished my year there. I should have gone to the landlord I suppose but I was only the lodger.',
    'There was a woman who fed the pigeons over my washing, and I asked her nicely and she laughed at me. It was never settled. She stopped talking to me and I moved my line. I should have told the council maybe but I was new there.',
    'There was one who burned his rubbish on washing day, and I went over and I asked him to wait till Monday. It was never settled, no. He stopped talking to me and I hung my sheets indoors after.',
    'A man in the flat above drilled at night, and I knocked and I told him that I had an early shift. It wasn’t settled. They never spoke to me again.',
  ])('%s', (said) => {
    expect(reply('behavioral', QUESTION, said).gap).not.toBe('outcome');
  });

  it('but one that came late is still asked for', () => {
    expect(
      reply('behavioral', QUESTION, 'A man in the flat above drilled at night, and I knocked and told him to stop.')
        .kind,
    ).toBe('follow_up');
  });
});

describe('what came before has to be something', () => {
  const PLAN = 'A regular customer says that your bread made him ill. What do you do?';
  it.each([
    'I’d cope.',
    'I’d wing it.',
    'Run.',
    'I’d be straight with him.',
    'Panic, then cope.',
    'I don’t know, I’d figure it out.',
    'I’d sort it out, no bother.',
  ])('how somebody would be about it is no step that another could follow: %s', (said) => {
    expect(reply('situational', PLAN, said).text).not.toMatch(/come next|after that/);
  });

  it.each(['I’d ring the baker.', 'Take the loaf back.', 'I’d stay with him.'])('but a step is: %s', (said) => {
    expect(reply('situational', PLAN, said).text).toMatch(/come next|after that/);
  });

  it('whoever would not is asked what they would do instead', () => {
    expect(reply('situational', PLAN, 'I don’t answer.').text).toMatch(/do instead\?$|do, then\?$/);
  });

  it.each([
    'I cope.',
    'It happens.',
    'I just got on with it.',
    'We got through it.',
    'It taught me a lot about people.',
    'I was a waitress for nine years, so you learn.',
  ])('nothing has happened where nobody, no thing and no time is named: %s', (said) => {
    expect(
      reply('behavioral', 'Tell me about a time when a customer was angry with you. How did you handle it?', said).text,
    ).toMatch(/Can you think of one time when a customer was angry with you/);
  });

  it.each([
    ['It was the lift. Half past five, nine people in it and it just, didn’t. Stopped halfway. So they all sang.'],
    ['We had this couple who, I won’t say, and all they wanted was a whale. A whale. Four days and no whale.'],
  ])('a machine that stopped and guests who were hard to please are no deed of the teller: %s', (said) => {
    expect(reply('behavioral', 'Tell me about a tour that went badly. How did you turn it round?', said)).toMatchObject(
      {
        gap: 'own_action',
      },
    );
  });
});
