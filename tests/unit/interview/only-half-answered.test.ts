import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#contract/words.ts';
import { findGap } from '#domain/interview/find-gap.ts';
import { partLeftOut } from '#domain/interview/second-part.ts';

const left = (type: QuestionType, text: string, answer: string) => partLeftOut({ type, text }, answer)?.ask;

describe('a part with words of its own that a few sentences never take up', () => {
  it.each<[QuestionType, string, string, string]>([
    [
      'technical',
      'How fast can you set type by hand, and how do you check what you have printed?',
      'About nine lines an hour. In the yearly test at the guild I had nine and a half.',
      'And how do you check what you have printed?',
    ],
    [
      'technical',
      'Which wood would you choose for a bench outdoors, and how would you tell them to varnish it?',
      'Larch, every time. Or a bit of oak if they have the money.',
      'And how would you tell them to varnish it?',
    ],
    [
      'technical',
      'Explain a tide table, and what you do when the buoy reads otherwise.',
      'A tide table gives high and low water for the port, by the hour. You add one for summer time. That is all it is.',
      'And what do you do when the buoy reads otherwise?',
    ],
    [
      'motivation',
      'Why this choir, and how would it fit with your rehearsals?',
      'It has the loveliest sound in the county. I stood at the back as a girl, by the pillar with the angel.',
      'And how would it fit with your rehearsals?',
    ],
    [
      'self_assessment',
      'What will be the worst of the first winter, and what is your plan for it?',
      'The dark, and the early ferry. I have not been up before seven since I left the army.',
      'And what is your plan for it?',
    ],
    [
      'technical',
      'How would you mend a torn sail, and what would you charge?',
      'Patch on both sides, zigzag, and wax the thread. If the cloth is rotten I say so.',
      'And what would you charge?',
    ],
  ])('is asked for in the words of the question: %s: %s', (type, text, answer, ask) => {
    expect(left(type, text, answer)).toBe(ask);
  });

  it.each<[QuestionType, string, string]>([
    // The doing itself is said in other words.
    [
      'technical',
      'What makes a boat leak, and how do you stop it?',
      'Dry seams mostly. So check them every week, and put new wool in.',
    ],
    [
      'situational',
      'Your best singer is late again. What would you do, and how would you explain it to the others?',
      'I would start without her, and tell them that we begin at seven whoever is missing.',
    ],
    [
      'technical',
      'How fast can you set type by hand, and how do you check what you have printed?',
      'Nine lines an hour. Then I compare what is printed with the copy.',
    ],
  ])('is left alone where it was answered: %s: %s', (type, text, answer) => {
    expect(left(type, text, answer)).toBeUndefined();
  });

  it('is asked for before the first, which a few words mostly begin with', () => {
    expect(
      left('motivation', 'Why a school, and what would you bring besides the singing?', 'Children keep you young.'),
    ).toBe('And what would you bring besides the singing?');
  });
});

describe('an outcome that the question asks for', () => {
  const story = (text: string, answer: string) =>
    findGap({ id: 'q_2', type: 'behavioral', text, topic: '', expectedStructure: [], signals: [] }, answer, []);

  it('is asked for of a story that stops at its teller’s own deed, though each part got something', () => {
    expect(
      story(
        'Tell us about a pupil who would not practise. What did you do and what happened?',
        'Oh dear, yes, there was one boy, a sweet boy, never practised. Never. A week, two weeks. And the others were waiting for him and getting cross. So I had him in after the lesson and we talked it over, and I wrote down for his mother what I expected.',
      ),
    ).toBe('outcome');
  });

  it('is told by a figure at the end', () => {
    expect(
      left(
        'behavioral',
        'Tell me about a choir that you took over. What did you do, and what changed?',
        'That was Whitby. They had been sixty once and then two bad winters took them to eleven, and nobody wanted the solos. I sat in for two weeks and listened and said nothing. They were only ever singing what they already knew by heart. So we picked twelve pieces that they were afraid of and I sang the first three with them and got two of them badly wrong. They laughed at me for it. It was at forty-four by Easter.',
      ),
    ).toBeUndefined();
  });

  it('is no feeling: how it affected the teller is asked for however long the story is', () => {
    expect(
      left(
        'behavioral',
        'Tell me about a time you stayed with a family at the hospice. What did you do, and how did it affect you?',
        'There was an old sailor, Mr Penrose, and his wife of fifty years. He had not said a word, he only kept asking what the parking cost. I turned the lamp down, I said the parking is free tonight, and I sat on the floor beside them, because the bed was low, and I told him what would come before each thing came. He held her foot. And then I walked him out by the garden door so that he need not pass the front desk with her bag in his hand.',
      ),
    ).toBe('And how did it affect you?');
  });
});

it('a reason is not given by wherever somebody went to', () => {
  expect(
    left(
      'behavioral',
      'Tell me about a time you went out of your way for a pupil. Why did you do it?',
      'In the floods of 2014 there was a girl in Goole, eleven, water up to the window sill. The school stayed shut until Easter. I drove out on the Saturday with a fiddle and a stove.',
    ),
  ).toBe('And why did you do it?');
});
