import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#contract/words.ts';
import { partLeftOut } from '#domain/interview/second-part.ts';

const left = (type: QuestionType, text: string, answer: string) => partLeftOut({ type, text }, answer)?.ask;

describe('a narrow part that a long answer leaves out', () => {
  it.each<[QuestionType, string, string, string]>([
    [
      'behavioral',
      'Tell us about a group that improved because of you. How do you know it was down to you?',
      'My evening group, when I took it on there were fifteen of them and three could float. I began every lesson with five minutes of breathing at the wall and I did it with them, because they were frightened of the water. By Easter eleven swam a length.',
      'And how do you know it was down to you?',
    ],
    [
      'technical',
      'What makes a pallet safe to lift, and how do you train your staff on that?',
      'You look at the boards, no broken ones, no nails out. The load sits in the middle and it is wrapped twice round the bottom row. If it leans it goes back, whoever shouts.',
      'And how do you train your staff on that?',
    ],
    [
      'technical',
      'A payment message may arrive twice. How do you make sure that it is booked once, and how would you test that?',
      "I'd put a unique key on the reference and insert the message first in the same transaction as the booking. So the second one fails, you catch it and answer okay, and they stop sending.",
      'And how would you test that?',
    ],
    [
      'technical',
      'What is due diligence and what would make you suspicious of a new customer?',
      'It means that you identify everybody properly before an account is opened. We take the passport, a bill and a photograph, and somebody else signs the form.',
      'And what would make you suspicious of a new customer?',
    ],
    [
      'motivation',
      'Why do you want to be a flight attendant, and what do you think people get wrong about the job?',
      'I always wanted to fly since I was small. I saw the woman in the aisle when I was seven and she was so calm, and I told my father that is me.',
      'And what do you think people get wrong about the job?',
    ],
    [
      'situational',
      'Feed goes up by a third. Where do you look to save first, and what would you never cut?',
      "The old ones first, you have a tenth of them that eat for nothing. Prices are high so sell them. Then I'd look at the waste in the trough and at the lights.",
      'And what would you never cut?',
    ],
    [
      'behavioral',
      'Describe a disagreement with a colleague. How was it resolved, and what would you do differently?',
      'We disagreed about one number in the report. He thought that it was real, I thought that the method had been changed. In the end I proposed that we both write down what would change our mind, and we measured the old samples. It was half and half, and we published with both names.',
      'And what would you do differently?',
    ],
    [
      'technical',
      'How do you decide how far to go in restoring a chair, and who do you involve in that decision?',
      'I think first of what it is for. If it is for sitting, it has to hold. If it is for looking at, the break can be seen. I do as little as I can, and nothing that cannot be taken off, so hide glue and no epoxy. I make two options with photographs.',
      'And who do you involve in that decision?',
    ],
    [
      'motivation',
      'Why do you want to leave Dunbar, and where do you see yourself in five years?',
      'In five years I see myself growing with the firm and adding value in a position of leadership.',
      'And why do you want to leave Dunbar?',
    ],
    [
      'motivation',
      'Why do you want to go into motor control, and why this company?',
      'Motor control is what I always liked from my final year project, where I built a drive that ran backwards on the day. In my work now you are mostly opening windows. I want work where microseconds matter.',
      'And why this company?',
    ],
    [
      'intro',
      'Please introduce yourself and tell us why nursing.',
      'Good morning. My name is Ade, I hold a diploma in accounts from the polytechnic and I served one year in the north in a small clinic office. I am hardworking and goal oriented.',
      'And why nursing?',
    ],
  ])('%s: %s', (type, text, answer, ask) => {
    expect(left(type, text, answer)).toBe(ask);
  });

  it.each<[QuestionType, string, string]>([
    [
      'motivation',
      'Why do you want this post, and where do you see yourself in five years?',
      'Because your workshop keeps the marks of the tool, and I would like to lead a small team of my own by then.',
    ],
    [
      'technical',
      'What makes a pallet safe to lift, and how do you train your staff on that?',
      'No broken boards and the load in the middle. I show them a bad one in the yard and they tell me what is wrong with it.',
    ],
    [
      'situational',
      'A new colleague is in tears. What would you do that day, and what over the next month?',
      "That day I'd take her out of the room and listen. Then we would talk every Friday, and I'd go with her on the next visit.",
    ],
  ])('is not asked for where anything speaks to it: %s %s', (type, text, answer) => {
    expect(left(type, text, answer)).toBeUndefined();
  });
});
