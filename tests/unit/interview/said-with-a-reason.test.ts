import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#contract/words.ts';
import { replyAfter as reply } from '#tests/support/reply-to.ts';

const STORY = 'Tell me about a time a job went badly wrong and you had to sort it out.';
const PLAN =
  'The oven is down but the shop opens in an hour, and the phone is ringing. What do you do, and whom do you tell?';
const WHY = 'Why would you like to drive for a school rather than for a taxi firm?';
const OF_ONESELF = 'Which part of the apprenticeship do you think will be hardest for you?';
const OFTEN = 'How have you found the change from the army to a hotel desk?';

describe('a refusal for the sake of others', () => {
  it.each([
    "I'd as soon leave that be. His mother still comes into the shop.",
    "I'd rather not say, there's a widow still living down the road.",
    "Ah no, I wouldn't like to get into it, it wouldn't be fair on the lad.",
    "That's not mine to tell. It's her story.",
    "I'd sooner not drag the man's name into this.",
    "I can't go into that one, I promised the parents.",
    "I'd just as soon not talk about him, his kids go to school with mine.",
    'We should leave that one alone, out of respect for the family.',
    "I don't feel right talking about it, her brothers are still on the boats.",
    "Let's leave that one where it is. It'd get back to them.",
    "I'd prefer not to name it, the crew's been through enough.",
    "I wouldn't be comfortable with that, the man's brother is on my shift.",
    "nah, his missus is still at the same company so I'll leave it",
    'they trusted me with that so I would like to keep it with me',
    "the lad's still only young, I'll not be the one to bring it up",
    'let the dead rest sir, the relatives are many',
    "I don't carry people's stories outside, it is not good for them",
    'Hmm I gave my word on that one.',
  ])('is granted, not read out again, and another case is offered: %s', (said) => {
    const { intent, scored, costsFollowUp, text } = reply('behavioral', STORY, said);
    expect({ intent, scored, costsFollowUp }).toEqual({ intent: 'decline', scored: false, costsFollowUp: false });
    expect(text).toMatch(/^I understand|^Of course/);
    expect(text).toMatch(/another/);
    expect(text).not.toContain('went badly wrong');
  });

  it('is not followed by the question once more when nothing is said', () => {
    const first = "I'd sooner not say, his wife still lives there.";
    const turnsInQuestion = [
      { speaker: 'human' as const, text: first, scored: false },
      { speaker: 'ai' as const, text: reply('behavioral', STORY, first).text, kind: 'reaction' },
    ];
    const { text } = reply('behavioral', STORY, '', { turnsInQuestion, reactionsUsed: 1 });
    expect(text).toMatch(/skip/);
    expect(text).not.toContain('went badly wrong');
    expect(text).not.toBe(turnsInQuestion[1]?.text);
  });

  it('leaves the question where no other is told either', () => {
    const turnsInQuestion = [
      { speaker: 'human' as const, text: "I'd sooner not say, his wife still lives there.", scored: false },
    ];
    const move = reply('behavioral', STORY, "No, I'd rather not talk about any of them.", { turnsInQuestion });
    expect(move).toMatchObject({ intent: 'decline', transitionTo: 'next_question' });
  });

  it('leaves the question where it was asked on', () => {
    const turnsInQuestion = [
      { speaker: 'human' as const, text: 'There was one on the boats, years back.', scored: true },
      { speaker: 'ai' as const, text: 'What happened?', kind: 'follow_up', gap: 'specifics' as const },
    ];
    const move = reply('behavioral', STORY, "I'd sooner not say, his wife still lives there.", { turnsInQuestion });
    expect(move).toMatchObject({ kind: 'acknowledgement', scored: false });
    expect(move.text).toMatch(/understand|Understood/i);
  });

  it.each<[QuestionType, string, string]>([
    ['behavioral', STORY, "I'd rather not upset the family, so I rang the vicar first and we went round together."],
    ['behavioral', STORY, 'The lift stuck with his mother still in it. I wound it down by hand and she thanked me.'],
    ['behavioral', STORY, "I promised the widow I'd find the ring, and I went through eleven bags and found it."],
    ['behavioral', STORY, "I told them I'd rather not sell it, it wasn't fair on her, and I gave her the money back."],
    [
      'technical',
      'How do you keep what a client tells you private?',
      "I don't tell his family anything, out of respect for him.",
    ],
    [
      'situational',
      'A neighbour asks how your patient is. What do you do?',
      "I won't discuss her with him, it's her business. I'd change the subject.",
    ],
    [
      'situational',
      'A family rings for news. What now?',
      "I'd rather not tell them over the phone so I'd ask them to come in.",
    ],
    ['motivation', WHY, "I'd sooner work with children, they're still fair with you."],
  ])('is none in an answer (%s %s): %s', (type, question, said) => {
    expect(reply(type, question, said).scored).toBe(true);
  });
});

describe('a question that is to be left because of a death', () => {
  it.each([
    'Could we skip that? The one I think of was a lad who hanged himself.',
    "Do you mind if we skip this one, it was a cot death and I'd be no use after.",
    "I'll have to pass on that one, we lost a child that night.",
    'Can I have a different one please? The only one I have is a fatal crash.',
    "Let's skip this one. He drowned, the fella.",
    "I'd rather leave that one. She took her own life.",
    'Skip it please. It was a stabbing and I still see it.',
    'Is it all right if we leave that one, he never made it.',
    'next one please, that was a jumper and I knew his mam',
    "can you move us on from that, love, it was our Kieran's accident",
  ])('is left at once, with a word of sorrow and without a rule: %s', (said) => {
    const move = reply('behavioral', STORY, said);
    expect(move).toMatchObject({ scored: false, transitionTo: 'next_question' });
    expect(move.text).toMatch(/sorry/);
    expect(move.text).not.toMatch(/say skip/);
  });

  it('is left kindly where it only hurts', () => {
    const move = reply('behavioral', STORY, "Can we skip that one, it's a bit close to home.");
    expect(move.transitionTo).toBe('next_question');
    expect(move.text).toMatch(/that is quite all right/);
  });

  it.each([
    'The doctor asked could we skip the round because a man had died, so I washed him and sat with his wife.',
    'We lost a patient that night. I skipped my break, wrote it all down and rang the family at six.',
    'A woman died on the ward and I asked the sister to leave it to me, and I laid her out and opened the window.',
  ])('is answered by whoever tells of one: %s', (said) => {
    expect(reply('behavioral', STORY, said).scored).toBe(true);
  });
});

describe('a death in the family', () => {
  it.each([
    ['My moms passed that year and I kept the little ones.', 'mother'],
    ['Daddy passed in the spring and I ran the yard by myself.', 'father'],
    ['Papa expired in June, so I went home and did the shop.', 'father'],
    ['We buried my nan in May and I moved in with my grandad.', 'grandmother'],
    ["Me ma's dead five years now and I have her machine.", 'mother'],
    ['I minded my granny until she passed.', 'grandmother'],
    ['My cousin died on a site in Leith and I took the safety course after.', 'cousin'],
    ['I lost my wee brother to drink and I was no use for a year.', 'brother'],
    ['My mother-in-law passed away and I had nursed her.', 'mother-in-law'],
  ])('is met by whose it is before the goodbye: %s', (said, who) => {
    const move = reply('general', 'There is a gap in 2019. What happened?', said, { isLastQuestion: true });
    expect(move).toMatchObject({ scored: true, kind: 'closing' });
    expect(move.text).toMatch(new RegExp(`^I am sorry about your ${who}\\. `));
  });

  it('is met also where the rest is kept back', () => {
    const said = "It was home. My husband died. I'd the boys to rear and that's all I'll say.";
    expect(reply('general', 'There is a gap in 2019. What happened?', said).text).toBe(
      'I am sorry about your husband. Of course, we leave it there.',
    );
  });

  it('gets a pause with its sorrow, also for a dog', () => {
    const said = 'Sorry, could I have a minute. We had our old dog put down on Friday.';
    expect(reply('behavioral', STORY, said).text).toBe('I am sorry about your dog. Take all the time you need.');
  });

  it.each([
    'My sister passed with distinction and I want the same.',
    'My brother passed me the spanner and I shut the valve.',
    'My daughter passed first time and I was next.',
    'My dad passed on what he knew and I do it his way.',
    'My dad’s car died on the bypass, so I walked and I was there at six.',
    'My uncle passed out at a wedding and I put him on his side.',
    'My mate did her theory and passed in June, and I helped her.',
    'My phone died and my sister rang the office for me.',
  ])('is not heard where nobody died: %s', (said) => {
    expect(reply('behavioral', STORY, said).text).not.toMatch(/sorry/i);
  });
});

describe('nerves with a question about today', () => {
  it.each([
    "Is the test now? Nobody told me. My heart's racing.",
    'Sorry, are we being marked today? My hands are shaking.',
    "They never said there'd be an exam. I'm all of a flutter, is it straight away?",
    "Is this the real interview? Only I'm bricking it here.",
    "Oh God, is it today the typing test, I'm so nervous I can't think.",
    "Me stomach's in knots. Is this one for real or is it practice?",
    "I'm shaking. Will this count?",
    "Ye never said there was a trial today, my mouth's gone dry.",
    'am I being tested on this now? I feel sick',
    'is this the assessment bit, only my legs have gone',
  ])('gets both an answer and a breath: %s', (said) => {
    const { intent, scored, text } = reply('technical', 'How quick are you at typing?', said);
    expect({ intent, scored }).toEqual({ intent: 'nerves', scored: false });
    expect(text).toMatch(/only practice.*breath/);
    expect(text).toMatch(/How quick are you at typing\?$/);
  });

  it.each([
    ['behavioral', STORY, "My heart was going, so I asked is it today the inspector's coming, and I cleaned the line."],
    ['behavioral', STORY, 'I was shaking on the day of the test but I did the hill start and passed.'],
    [
      'self_assessment',
      'How do you cope with pressure?',
      'I get nervous before every test and I write a list the night before.',
    ],
  ] as const)('are none in a story (%s %s): %s', (type, question, said) => {
    expect(reply(type, question, said).scored).toBe(true);
  });
});

describe('a question about the post in place of an answer', () => {
  it.each([
    'Can I ask something first off. The website said visas are covered. Are they still? My permit ends in March.',
    "Sorry, is it term time only? Because I've the kids in August.",
    "Is there a night allowance? I'm only asking because the bus stops at nine.",
    'It says accommodation in the advert. Is that for families as well?',
    'Please madam, do you still give the sponsorship? My cousin said it finished.',
    'Would I be on a zero hours contract? They never said on the phone.',
    'what are the hours like',
    'how much a night is it',
    'sorry, do yous pay for the taxi home after, there is no bus',
    "Before that, the lady on the phone said I'd get a uniform, do I pay for it?",
    'And who would I report to?',
    "I wanted to check is the training paid. Only I've rent to find.",
  ])('is for the employer, and the question stays: %s', (said) => {
    const { intent, scored, transitionTo, text } = reply('motivation', WHY, said);
    expect({ intent, scored, transitionTo }).toEqual({ intent: 'about_job', scored: false, transitionTo: undefined });
    expect(text).toMatch(/employer/);
    expect(text).toContain(WHY);
  });

  it.each<[QuestionType, string, string]>([
    ['motivation', WHY, "The hours suit me and I like children. Is it term time only? I'd be happy with that."],
    ['motivation', WHY, 'What about the pay? I am not in it for the pay, I like the same faces every morning.'],
    ['behavioral', STORY, 'The manager asked me is it your shift, and I said no, and I stayed and mopped till two.'],
    [
      'situational',
      'A temp asks about her wages. What do you say?',
      'Is it in your contract? Then let us look at it together.',
    ],
    ['technical', 'What do you ask a new tenant?', 'Is the housing benefit paid, and are you on a contract?'],
    ['self_assessment', 'Do you mind shifts?', 'Do I mind shifts? No, I did nights for nine years.'],
  ])('is no more than an aside in an answer (%s %s): %s', (type, question, said) => {
    expect(reply(type, question, said).scored).toBe(true);
  });
});

describe('a wish for fewer words', () => {
  it.each([
    ["My head's splitting. Could you make that one shorter?", 'I am sorry about your head.'],
    ['I have a fierce migraine, would you ever give me the short version', 'I am sorry about your head.'],
    ["I've a temperature, can you say it in fewer words please", 'I am sorry that you are not well.'],
    ["I'm off a double shift, put it in a few words for me", 'You must be tired, I am sorry.'],
    ['Could you say that a bit simpler?', ''],
    ["sorry I've a banging head on me, what's that in short", 'I am sorry about your head.'],
    ["that's a mouthful, just the bones of it please", ''],
    ['I just come off nights, could I get the simple version', 'You must be tired, I am sorry.'],
    ['That one is too long for me.', ''],
  ])('gets sympathy where it has a reason, and one clause of the question: %s', (said, sympathy) => {
    const { scored, text } = reply('situational', PLAN, said);
    expect(scored).toBe(false);
    expect(text).toBe(`${sympathy} Just this: The oven is down but the shop opens in an hour. What do you do?`.trim());
  });

  it.each<[QuestionType, string, string]>([
    [
      'situational',
      'You are on a ladder and your mate says it is safe, but you can see the crack. What do you do, and what if he is your boss?',
      'Your mate says it is safe, but you can see the crack. What do you do?',
    ],
    [
      'situational',
      'You notice a burn on a child’s arm while changing her. How do you go about it?',
      'You notice a burn on a child’s arm. How do you go about it?',
    ],
    [
      'general',
      'How would you rate your timekeeping, in all seasons, and can you give an example?',
      'How would you rate your timekeeping?',
    ],
    [
      'self_assessment',
      'It is a hard first winter. How will you look after yourself?',
      'How will you look after yourself?',
    ],
    ['behavioral', STORY, 'One time when a job went badly wrong and you had to sort it out. What happened?'],
  ])('keeps the point and lets the rest go (%s): %s', (type, question, short) => {
    const text = reply(type, question, 'Can you give me a shorter version please?').text;
    expect(text.endsWith(short)).toBe(true);
    expect(text.length).toBeLessThan(question.length + 20);
  });

  it.each<[QuestionType, string, string]>([
    [
      'behavioral',
      STORY,
      'I had a migraine, so I asked him could he put it in fewer words, and I wrote the three steps up on the wall.',
    ],
    [
      'technical',
      'How do you explain a form to a customer?',
      'I say it in plain words and shorter, one line at a time.',
    ],
    ['self_assessment', 'What would you like to be better at?', 'Emails. I make them too long and I should be brief.'],
  ])('is none in an answer (%s %s): %s', (type, question, said) => {
    expect(reply(type, question, said).scored).toBe(true);
  });
});

describe('a wish to come back to it', () => {
  it.each([
    "Could we come back to that, my mind's gone blank.",
    'Park that one for now, would you.',
    'Ask me again at the end.',
    'Can I do that one last?',
    'Put a pin in that, I need to think.',
    "We'll circle back to that one, love.",
    'Leave that till later please.',
  ])('at the last question gets time, and the same question: %s', (said) => {
    const move = reply('self_assessment', OF_ONESELF, said, { isLastQuestion: true });
    expect(move).toMatchObject({ intent: 'later', scored: false, kind: 'reaction' });
    expect(move.text).toMatch(/^It is the last one.* take your time\./);
    expect(move.text).toContain(OF_ONESELF);
  });

  it.each<[QuestionType, string, string]>([
    [
      'situational',
      'Two jobs come in at once. What do you do?',
      "I'd park that one and come back to it after the leak is stopped.",
    ],
    [
      'situational',
      'A caller wants an answer that you do not have. What do you say?',
      'Can I come back to you on that at the end of the day?',
    ],
    [
      'situational',
      'A card is declined. What then?',
      "can we come back to it later, that's what I'd say to them, quiet like",
    ],
    ['behavioral', STORY, 'He said can we do it later, and I said no, and I stayed and finished it with him.'],
    [
      'technical',
      'How do you take a dough through the night?',
      'Leave it till later in the fridge, and come back to it at four and knock it back.',
    ],
  ])('is none in an answer (%s %s): %s', (type, question, said) => {
    expect(reply(type, question, said).scored).toBe(true);
  });
});

describe('somebody who is called away', () => {
  const CALLS = [
    "I'm sorry, I have to go, the school's ringing about my son.",
    "I've got to run, sorry, there's been an accident in the yard.",
    'Sorry now, I need to stop here, the heifer is calving.',
    "Forgive me, they're paging me from theatre, I must go.",
    "I'll have to leave you there, the fire alarm's going.",
    'Sorry, I may have to stop, my manager is calling me, a man has collapsed on the floor.',
    "Apologies, I'm being called to a birth, I have to dash.",
    "I'm going to have to end this, sorry, the old lady next door's had a fall.",
    'sorry pal gotta shoot, the boss is roaring for me',
    "Oh no, sorry, mam's after falling in the kitchen, I have to go to her.",
    "sorry, a customer's collapsed out front, I've to go",
  ];

  it.each(CALLS)('is let go and told how to stop: %s', (said) => {
    const move = reply('general', OF_ONESELF, said);
    expect(move).toMatchObject({ intent: 'stop', scored: false, isFollowUp: true });
    expect(move.text).toMatch(/^Of course, go\. You can end with the End Interview button/);
  });

  it.each(CALLS)('is let go at the last question before the goodbye: %s', (said) => {
    const move = reply('general', OF_ONESELF, said, { isLastQuestion: true });
    expect(move).toMatchObject({ kind: 'closing', scored: false });
    expect(move.text).toMatch(/^Of course, go\. /);
  });

  it.each<[QuestionType, string, string]>([
    [
      'situational',
      'The alarm sounds during a delivery. What do you do?',
      "If the alarm's going I have to leave everything and go to the gate.",
    ],
    [
      'behavioral',
      STORY,
      'They were calling me from the ward and I had to go, so I handed over the drugs first and said sorry to the lady.',
    ],
    [
      'situational',
      'A guest shouts at you while another has collapsed. What do you do?',
      "I say sorry, I have to go, this man has collapsed, and I'd ring for the ambulance.",
    ],
  ])('is none in an answer (%s %s): %s', (type, question, said) => {
    expect(reply(type, question, said).scored).toBe(true);
  });
});

describe('somebody who takes offence', () => {
  it.each([
    'With all due respect, people always assume we only know how to shout.',
    "I get asked that every single time, as if we'd all been robots.",
    'I find that a bit insulting, to be honest.',
    'Are you suggesting that I cannot talk to people?',
    "That's a loaded question.",
    "What's that supposed to mean?",
    "You wouldn't ask a woman that.",
    'Why does everyone think soldiers only take orders?',
    "I don't appreciate the tone of that question.",
    'No offence, but what has that to do with me?',
    'to be honest that question gets on my nerves',
    "I think that's a bit of a cheek if you don't mind me saying",
    "You make it sound like I'm a risk.",
  ])('is heard, and the question stays without its words being thinned: %s', (said) => {
    const { scored, costsFollowUp, text } = reply('behavioral', OFTEN, said);
    expect({ scored, costsFollowUp }).toEqual({ scored: false, costsFollowUp: false });
    expect(text).toMatch(/take the point|helps me|how you think|worth/);
    expect(text).not.toMatch(/Can you think of/);
  });

  it.each<[QuestionType, string, string]>([
    [
      'behavioral',
      OFTEN,
      'With respect, it was easy. I checked people in the way I had checked kit, and I learned to smile.',
    ],
    [
      'behavioral',
      STORY,
      'He said that is insulting, and I said with respect, sir, it is the price, and I walked him through it.',
    ],
    ['situational', 'A guest is rude to a porter. What do you say?', "With respect, sir, that's out of order."],
    ['general', 'What do you think of dress codes?', "I think they're a bit patronising, but I wear what I'm given."],
    ['behavioral', OFTEN, "I get asked that a lot, and I say it's the same work, you look after people."],
  ])('is none in an answer (%s %s): %s', (type, question, said) => {
    expect(reply(type, question, said).scored).toBe(true);
  });
});

describe('a worry about who hears it', () => {
  it.each([
    'Are they taping this?',
    'Is this the bit that gets recorded?',
    'Hold on, is somebody listening in on this?',
    "This isn't going back to my gaffer, is it?",
    'are ye recording me here',
    'Who gets to hear what I say?',
    'Am I on tape?',
    'Does anybody watch this after?',
    "where's this going after, like who's got it",
    "hope you're not recording",
    "I'd rather know first who listens to these",
  ])('is told what becomes of it: %s', (said) => {
    const { scored, text } = reply('situational', PLAN, said);
    expect(scored).toBe(false);
    expect(text).toMatch(/report/);
    expect(text).toContain('What do you do');
  });

  it.each<[QuestionType, string, string]>([
    [
      'situational',
      'A caller swears at you. What do you do?',
      "I'd tell him this call is recorded and then I'd ask him once more.",
    ],
    [
      'technical',
      'How do you hand over?',
      'It is all recorded in the log, and whoever comes on gets to hear it from me as well.',
    ],
  ])('is none in an answer (%s %s): %s', (type, question, said) => {
    expect(reply(type, question, said).scored).toBe(true);
  });
});

it.each(['Is this thing still going, love? The wee light went out.', 'Sorry, are you still there?'])(
  'says that it hears whoever doubts the line, and asks again: %s',
  (said) => {
    const { intent, text } = reply('self_assessment', OF_ONESELF, said);
    expect(intent).toBe('hearing');
    expect(text).toBe(`Yes, I can hear you. ${OF_ONESELF}`);
  },
);

describe('an ordinary word of the question', () => {
  const CORRECT = 'Tell me about a time you had to support a new starter. How did you do it?';
  it.each([
    'What means support, like to do the work for him? Or only to show him?',
    'When you say support, do you mean like training or like a shoulder to cry on?',
    'Support how?',
    "support, what's that in plain words?",
    'Sorry, support is what exactly?',
    'What do you mean by support',
    'I never learned this word support.',
    'What counts as support here?',
    'Support? To hold him up? Or only to teach him? What means this support',
  ])('is not sent to the employer, and the question stays: %s', (said) => {
    const { scored, text } = reply('behavioral', CORRECT, said);
    expect(scored).toBe(false);
    expect(text).not.toMatch(/employer/);
    expect(text).toContain('How did you do it?');
  });

  it.each<[QuestionType, string, string]>([
    [
      'general',
      'What does good support mean to you?',
      'What does support mean? It means you are there before they ask.',
    ],
    ['behavioral', CORRECT, 'I asked her what support she wanted, and she said a list, so I wrote her one.'],
    [
      'situational',
      'A learner asks for support with a form. What do you do?',
      'What is the form? That is what I ask, and then we fill it in together.',
    ],
  ])('is none in an answer (%s %s): %s', (type, question, said) => {
    expect(reply(type, question, said).scored).toBe(true);
  });
});

describe('a real answer that has a word of a blank in it', () => {
  const TRADE = 'Why do you want to be a plumber rather than anything else?';
  const tried = {
    turnsInQuestion: [
      { speaker: 'human' as const, text: 'Dunno.', scored: false },
      { speaker: 'ai' as const, text: 'That happens, take a moment.', kind: 'narrower_try' },
    ],
    reactionsUsed: 1,
  };
  it.each([
    "Ah, it's steady work. You'd never be stuck for a job.",
    "It's honest. You're never left with nothing.",
    'They earn well. The empty vans are gone by six.',
    "You fix a thing and it's fixed. Nobody's in a fog about it.",
    'Dunno. The pay is good.',
    "Don't know really, my uncle does it and I like going with him.",
    "No clue really. The money's decent and my da does it.",
    'It keeps me from being stuck indoors.',
  ])('is one: %s', (said) => {
    expect(reply('motivation', TRADE, said, tried).scored).toBe(true);
  });

  it('is not the weather', () => {
    const said = "It's bucketing rain here, my sheets are out, ah well.";
    expect(reply('motivation', TRADE, said).intent).toBe('off_topic');
  });

  it.each(["I don't know.", "Dunno, my head's empty.", "I'm stuck.", 'No idea, sorry.', "Nothing's coming to me."])(
    'and a blank is still one: %s',
    (said) => {
      expect(reply('motivation', TRADE, said).scored).toBe(false);
    },
  );
});
