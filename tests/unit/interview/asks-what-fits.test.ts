import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#contract/words.ts';
import { replyAfter as reply } from '#tests/support/reply-to.ts';

describe('a follow-up fits what was asked', () => {
  it('asks nobody how a disaster turned out, but how they got through it', () => {
    const question = 'Tell me about the hardest night you have had on the desk and how you got through it.';
    const said =
      'The night of the ferry. Families standing six deep at my window, all of them with a photograph, wanting to know which hospital their people had gone to, and the lines were down the whole night. I had an old man hold on to my sleeve.';
    expect(reply('behavioral', question, said).text).toMatch(/And how did you get through it\?$/);
  });

  it('leaves the outcome alone where people died', () => {
    const question = 'Describe a rescue that stayed with you.';
    const said =
      'It was the lake, in February. We went out with the long ladder and the rope, I lay on the ice, and the others held my feet. I reached two of them. Three of them had drowned before we came.';
    expect(reply('behavioral', question, said).text).not.toMatch(/turn out|came of it|how did (?:it|that) end/i);
  });

  it.each<[string, string, RegExp]>([
    [
      'How do you keep on top of more post than one person can open?',
      'You need patience, and you need a method. People must understand that it all takes its time, and everybody gets an answer.',
      /in practice|step by step/,
    ],
    [
      'How do you look after yourself when a family you were close to moves on?',
      'It is all for the best, and it is an honour to be with them. You just stay positive and keep smiling for the next ones.',
      /for yourself/,
    ],
  ])('asks of a habit what it looks like, and for no case: %s', (question, said, expected) => {
    const { kind, text } = reply('behavioral', question, said);
    expect(kind).toBe('follow_up');
    expect(text).toMatch(expected);
    expect(text).not.toMatch(/particular case/);
  });

  it('reads what is typed in a hurry as what it means', () => {
    const question = 'You have cut the cloth too short. The foreman is cross already. What do you do?';
    expect(reply('situational', question, 'id just own up').text).not.toMatch(/what do you do\?$/);
  });
});

describe('the half of a question that was left out', () => {
  it.each<[QuestionType, string, string, string]>([
    [
      'technical',
      'Which faults on a lift would you report at once, and how would you report them?',
      'Doors that bounce, a car that levels badly, any smell of burning, oil in the pit. Frayed rope. A step of more than a finger.',
      'And how would you report them?',
    ],
    [
      'self_assessment',
      'What do you find difficult in your work at the moment, and how are you working on it?',
      'The letters. A plan I read very well, but a report or a mail takes me a whole evening. They all think I am slow.',
      'And how are you working on it?',
    ],
    [
      'self_assessment',
      'What are you best at, and what will you find hardest in the first year here?',
      'im good with heights and i dont mind the rain. i fixed our gate and the bike of my sister, it was just the chain but yeah. and i like being told what to do next',
      'And what will you find hardest in the first year here?',
    ],
    [
      'motivation',
      'Why do you wish to return to nursing now, and how will you manage after the break?',
      'Because the agency is only filling holes. They send me when it is too late, I feel. On a ward I see a person from the door to the door. And I miss the kitchen talk.',
      'And how will you manage after the break?',
    ],
    [
      'motivation',
      'Where do you want this orchard to be in five years, and where do you want to be yourself?',
      "I'd like to see it at forty tons with half of the spray, the old pears grubbed up, and a cold store that is paid for.",
      'And where do you want to be yourself?',
    ],
    [
      'motivation',
      'How long do you plan to stay in Bergen, and which shifts suit you?',
      'My permit is twenty hours in the week, more in summer. I can take every evening and the weekends, also nights on Saturday.',
      'And how long do you plan to stay in Bergen?',
    ],
    [
      'behavioral',
      'Tell me about a time you had trouble with a helper and how you resolved it.',
      "We'd a young fella for the summer, lovely with the horses but forever late. And there was a gate left open that should have been shut, two mares on the road, and he not seeing it. So the whole yard was out until dark.",
      'And how did you resolve it?',
    ],
    [
      'behavioral',
      "Tell me about an apprentice you've trained. How did you bring them on?",
      "Had a lad at the yard, Kit, seventeen, come for a week and wouldn't go. Quick as a whip. He's foreman at the docks now, on better money than I ever saw.",
      'And how did you bring them on?',
    ],
    [
      'technical',
      'Before a long dive, what do you check, and what would make you refuse to go down?',
      'I check the cylinders, both of them, and the valves, the hoses, my mask, the lamp and the spare lamp, the knife. I go through it twice with my buddy. Then the boat.',
      'And what would make you refuse to go down?',
    ],
  ])('is asked for in its own words: %s %s', (type, question, said, expected) => {
    expect(reply(type, question, said).text).toContain(expected);
  });
});

describe('what stops before the speaker has done anything', () => {
  it.each<[QuestionType, string, string, RegExp]>([
    [
      'behavioral',
      'How have you handled a conductor who would not let the players go?',
      "Oh, there was one, a dear man, no clock in him at all. The rules say a break is a break, and he'd be deep in a bar, and the whole brass section would be looking at me. It got rather sour by the second week, and two of them went to the union.",
      /did you (?:say or )?do\b/,
    ],
    [
      'situational',
      'Two ewes are off their feed on the same morning. Talk me through what you would do.',
      "First thing is get them in and look in the mouth. Don't be waiting on the vet to come by Friday. Lift the lip, feel the jaw, see is it a tooth or is it the tongue or something stuck.",
      /after that|come next/,
    ],
    [
      'situational',
      'A girl tells you that she is afraid to go home. What do you do first?',
      "Oh dear. First I shut the door. I let her talk and I keep my pen down. I believe her, that's the first thing.",
      /after that|come next/,
    ],
    [
      'situational',
      'A new pupil has not spoken to anyone for a week. What would you do?',
      'id go and talk to her. not make a fuss of it. just walk by her desk and say hiya, all good',
      /after that|come next/,
    ],
    [
      'intro',
      'Tell us a little about yourself.',
      "Well. I'm fifty eight. I've three sons, all grown, one is in Perth. I was at home for twenty years, and before that I was in the post office. I don't know what else to tell you, there isn't much.",
      /nearest to this work/,
    ],
    [
      'situational',
      'There are forty repairs on the board and the phone keeps ringing. How do you handle it?',
      "I'd triage. So whatever is urgent goes to the top, you know, whatever matters most, and then work down from there.",
      /make one of them urgent|what comes first/,
    ],
  ])('is asked on: %s %s', (type, question, said, expected) => {
    expect(reply(type, question, said).text).toMatch(expected);
  });

  it.each<[QuestionType, string, string]>([
    [
      'situational',
      'Two ewes are off their feed on the same morning. Talk me through what you would do.',
      "First I'd get them in and look in the mouth. Then I'd take the temperature, and if it's over forty I'd ring the vet and keep them apart from the rest.",
    ],
    [
      'situational',
      'A girl tells you that she is afraid to go home. What do you do first?',
      'I shut the door, I let her talk, and I ask whether she is safe tonight. If she is not I ring the duty worker before she leaves the room.',
    ],
    [
      'situational',
      'There are forty repairs on the board and the phone keeps ringing. How do you handle it?',
      "I'd triage, no heating before no light, and whoever has a baby before all the rest. I'd ring the last ten myself and give them a day.",
    ],
    [
      'technical',
      'Which faults on a lift would you report at once, and how would you report them?',
      'Doors that bounce, bad levelling, any smell of burning. I switch it off, I ring the control room and give them the number of the car, and it goes in the log with the time.',
    ],
    [
      'motivation',
      'How long do you plan to stay in Bergen, and which shifts suit you?',
      'Three years at the least, my girl is in school here. Evenings are best, and any weekend.',
    ],
    [
      'behavioral',
      "Tell me about an apprentice you've trained. How did you bring them on?",
      "Kit, seventeen. Gave him the rotten jobs and the good ones both, and never the answer. First clutch took him two days and I let it. He's foreman at the docks now.",
    ],
  ])('but not who went on: %s %s “%s”', (type, question, said) => {
    expect(reply(type, question, said).kind).toBe('acknowledgement');
  });
});

describe('what was said is not asked for again', () => {
  it.each<[QuestionType, string, string, RegExp, RegExp]>([
    [
      'situational',
      'You see a workmate kicking the pallets into place. What do you do?',
      'Tell him to use the truck like everybody else.',
      /after that|come next/,
      /would you say|exactly would you/,
    ],
    [
      'technical',
      'How do you make sure that others can follow your notes a year later?',
      'It is all in the binder. And there is an index. I also date the pages now.',
      /in practice|step by step|a little more/,
      /comes first|in what order/i,
    ],
  ])('%s: %s', (type, question, said, expected, never) => {
    const { kind, text } = reply(type, question, said);
    expect(kind).toBe('follow_up');
    expect(text).toMatch(expected);
    expect(text).not.toMatch(never);
  });

  it('takes how the other gave way for the end of a whole story', () => {
    const said =
      'There was a chef who moved the whole menu around an hour before service, and two of the girls were in tears at the pass. He banged pans, not at us, but close. So I took the tickets off his board and I told him that he could have the new menu tomorrow with a briefing, or tonight with nobody to serve it. He stared at me for a good while. And he said tomorrow. I told the floor myself, and I wrote it in the book in one line. My hands shook, I can tell you.';
    expect(
      reply('behavioral', 'Tell me about working with somebody who was hard to work with.', said).text,
    ).not.toMatch(/came of it|turn out|did (?:it|that) end/i);
  });
});

describe('a one-liner that tells nothing in particular', () => {
  it.each<[QuestionType, string, string, RegExp]>([
    [
      'motivation',
      'Why a nursery and not a school or an office?',
      'Half a mile from the bus.',
      /draws you to the work/,
    ],
    [
      'motivation',
      'Why do you want to go into fishing when most people are getting out?',
      "Why does anybody do anything, haha. It's cold and it stinks of herring, so what's not to like",
      /what draws you to this work/,
    ],
    [
      'self_assessment',
      'Is there anything about the post that worries you?',
      'The stairs, a bit. And Mondays.',
      /a little more/,
    ],
    [
      'self_assessment',
      'How do you cope with working in the cold store all day?',
      'You get used to it. It is cold, but you get used to it. You wear gloves.',
      /do yourself/,
    ],
  ])('is asked on: %s: %s', (type, question, said, expected) => {
    const { kind, text } = reply(type, question, said, { isLastQuestion: true });
    expect(kind).toBe('follow_up');
    expect(text).toMatch(expected);
  });

  it('leaves alone whoever says that nothing worries them', () => {
    const said = 'Nothing that I can think of.';
    expect(reply('self_assessment', 'Is there anything about the post that worries you?', said).text).not.toMatch(
      /a little more/,
    );
  });
});
