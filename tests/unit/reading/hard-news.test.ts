import { describe, expect, it } from 'vitest';
import { readHardNews } from '#domain/reading/hard-news.ts';

describe('what is hard to tell', () => {
  it.each([
    'My dad passed away in March, so I was not at my best.',
    'I lost my husband two years ago and went back to work then.',
    'My brother was killed on that road.',
    'Sorry, I lost a friend from the crew last month.',
    'My own brother is in the ground there.',
    'My little girl died when she was three.',
    'I had cancer in 2019 and they kept my job for me.',
    'Mum died that week.',
    'She died in the February, and my brother wanted cremation and my sister a grave.',
  ])('is known: %s', (text) => {
    expect(readHardNews(text).isHard).toBe(true);
  });

  it.each([
    'My dad passed his driving test at sixty.',
    'I lost my keys and my temper.',
    'We lost a customer, and my brother buried the cable.',
    'The phone died in the middle of the call.',
    'My mother is a nurse, and she told me to ask first.',
    'We lost the contract, and the mood was dead for weeks.',
    'I nearly died laughing.',
    'One of our residents was ninety, and she died in the night, with my hand in hers.',
  ])('is not: %s', (text) => {
    expect(readHardNews(text).isHard).toBe(false);
  });
});

describe('a wish to stop', () => {
  it.each([
    'Can we stop here?',
    'I want to stop.',
    'Stop the interview, please.',
    'I quit',
    'Sorry, I would like to stop now, thank you.',
  ])('is taken at its word: %s', (text) => {
    expect(readHardNews(text).wantsToStop).toBe(true);
  });

  it.each([
    'I told the crew to stop and got everybody off the scaffold.',
    'I want to stop people from leaving in the first month.',
    'Can we stop the line? That is what I asked my supervisor.',
    'I am done with the report every Friday.',
  ])('is no part of an answer: %s', (text) => {
    expect(readHardNews(text).wantsToStop).toBe(false);
  });
});
