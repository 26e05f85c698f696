import { describe, expect, it } from 'vitest';
import { shortTopic } from '#domain/planning/short-topic.ts';
import { speechFaults } from '#domain/planning/speech-faults.ts';
import { spokenName } from '#domain/planning/spoken-name.ts';

describe('a question that can be said', () => {
  it.each([
    'How do you go about picking, packing and shipping customer orders?',
    'To begin, please tell me about your background and how it led you to this Barista role.',
    'What do you watch out for when you are closing an hourly rota?',
    'How have you used C# and CI/CD in your work?',
    'What would you do if a guest was unhappy with the bill?',
    'Tell me about a time when you had to win over several difficult customers.',
    'Tell me about a customer who was difficult.',
    'How do you deal with a bus full of people?',
  ])('has no fault: %s', (text) => {
    expect(speechFaults(text, ['Barista', 'C#'])).toEqual([]);
  });

  it.each([
    ['article', 'What draws you to the work of a electrician in a town?'],
    ['article', 'How do you plan an university course for beginners?'],
    ['number', 'How do you go about preparing these report for the board?'],
    ['number', 'How do you go about writing a reports for the board?'],
    ['capital', 'How do you go about managing Client Accounts for the board?'],
    ['slash', 'How do you go about handling sales/refunds at the till?'],
    ['end', 'What do you watch out for when you are working with the?'],
    ['end', 'How do you go about managing the team in line with'],
    ['sign', 'How do you go about managing accounts (key) for the board?'],
    ['sign', 'How do you go about managing stock & orders on the day?'],
    ['word twice', 'How do you go about managing the the team well?'],
    ['prepositions', 'How do you go about working of with the team?'],
    ['joint', 'How do you go about cleaning and or sorting the stock?'],
    ['joint', 'How do you go about supporting and, at times, moving the stock and?'],
    ['questions', 'How do you cook? And what do you cook best of all?'],
    ['length', 'How are you?'],
    ['pronoun', 'How do you go about building our systems for the customers?'],
    ['space', 'How do you go about  building systems for the customers?'],
  ])('has the fault "%s": %s', (fault, text) => {
    expect(speechFaults(text, []).map((one) => one.split(':')[0])).toContain(fault);
  });

  it('knows which capitals belong to names', () => {
    expect(
      speechFaults('Why would you like to work as a Barista at Copper Kettle?', ['Barista', 'Copper Kettle']),
    ).toEqual([]);
    expect(speechFaults('Why would you like to work as a Barista at Copper Kettle?', ['Barista'])).toContain('capital');
  });
});

describe('a role as it is said', () => {
  it.each([
    ['Nanny/Housekeeper', 'Nanny and Housekeeper'],
    ['Teacher (Year 2)', 'Teacher'],
    ['Assistant Manager - Accounts', 'Assistant Manager, Accounts'],
    ['Barista', 'Barista'],
  ])('of %s is %s', (name, said) => {
    expect(spokenName(name)).toBe(said);
  });
});

describe('the topic of a question', () => {
  it.each([
    ['assisting residents with personal care', 'assisting residents'],
    ['designing, building and operating backend microservices in Java', 'backend microservices'],
    ['performing wound care, catheter care and specimen collection', 'performing wound care'],
    ['moving and handling using hoists', 'moving and handling'],
    ['PostgreSQL', 'PostgreSQL'],
    ['maintaining the fixed asset register', 'fixed asset register'],
  ])('of %s is %s', (name, topic) => {
    expect(shortTopic(name)).toBe(topic);
  });
});
