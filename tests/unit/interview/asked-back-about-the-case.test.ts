import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#contract/words.ts';
import { replyAfter as reply } from '#tests/support/reply-to.ts';

describe('what is asked back about the case', () => {
  it.each<[string, string, string]>([
    [
      'A loan arrives with active corrosion. What do you do?',
      'Excuse me, is it bronze disease or iron, because for the bronze I would be more afraid',
      'Take it as bronze disease. What do you do?',
    ],
    [
      'You are given a drawing where two dimensions do not agree. How do you proceed?',
      'please, do you mean the drawing is wrong or that the piece does not fit to drawing',
      'Say that the drawing is wrong. How do you proceed?',
    ],
    [
      'Your water permit may be cut by a third. How would you plan?',
      'is the farm on hydroponics or in soil? it changes my answer',
      'Say that the farm is on hydroponics. How would you plan?',
    ],
  ])('is settled with the first of two: %s', (text, said, words) => {
    expect(reply('situational', text, said).text).toBe(words);
  });

  it('is the whole where the whole was one of the two', () => {
    const text = 'What do you understand by decontamination, and why does the order matter?';
    const said = 'sorry is decontamination the same as sterilising or is it the whole thing';
    expect(reply('technical', text, said).text).toMatch(/^Take it as the whole thing\./);
  });

  it('asks only for the rest of whoever checks the first part', () => {
    const said = 'is that when you put a bit on behind their ear';
    expect(reply('technical', "What's a patch test, and why do we do one?", said).text).toBe(
      'Yes, take it like that. And why do we do one?',
    );
  });

  it('says that the line works, and asks again', () => {
    const said = 'sir one minute my voice is it coming, on my side it is showing unstable network';
    expect(reply('self_assessment', 'Which part of your skills needs the most work?', said).text).toBe(
      'Yes, I can hear you. Which part of your skills needs the most work?',
    );
  });

  it('does not know what is in the contract, and does not take the question for an answer', () => {
    const said = 'may I ask first whether the position is renewable after second year? it was not so clear';
    const { text, scored } = reply('motivation', 'Why this institute, and how does it fit your plans?', said);
    expect(scored).toBe(false);
    expect(text).toMatch(/^I do not know that, so keep it for the employer\. Why this institute/);
  });
});

describe('a boundary', () => {
  it.each([
    "I don't want to talk about me dad on that one if it's alright",
    "um I'm not gonna tell that one, obviously",
  ])('is granted in words, and the same is not asked again: %s', (said) => {
    const { text, scored } = reply('behavioral', 'Tell me about a time you lost your patience.', said);
    expect(scored).toBe(false);
    expect(text).toMatch(/^Of course, leave that out\. Take any other/);
  });

  it('is the right answer where a confidence was asked for', () => {
    const asked = 'Describe a time you were trusted with something sensitive.';
    expect(reply('behavioral', asked, "I'm not going to tell that one, obviously").text).toMatch(/^Quite right/);
  });
});

describe('an answer', () => {
  it.each<[QuestionType, string, string]>([
    [
      'situational',
      'A pupil asks you to promise not to tell. What do you say?',
      "I'd say I'm glad you have come, I can't promise to keep it to myself cos my job is to keep you safe. Then I shut up and listen. No leading questions, write it down and straight to the safeguarding lead.",
    ],
    [
      'motivation',
      'Why here?',
      "I drove by your place twice. Your cows were laying down, at one in the afternoon nine out of ten, chewing. That tells me somebody gives a damn. That's about all I need to know.",
    ],
  ])('of many words is met as one, whatever stands in it: %s %s', (type, text, said) => {
    const { intent, scored } = reply(type, text, said);
    expect([intent, scored]).toEqual(['answer', true]);
  });

  it('that is a rule of the work is no want of experience', () => {
    const asked = 'The family does not want to let her go. What do you do?';
    const { intent, text } = reply('situational', asked, "you don't rush them. you never rush them");
    expect(intent).toBe('answer');
    expect(text).not.toContain('smaller');
  });

  it('that ends by asking for a second is kept, and the second given', () => {
    const said =
      'On the post you are the one who notices, and I found three people over the years. As to why now, my wife passed in January. I am sorry. Give me a second';
    const { text, scored, transitionTo } = reply('motivation', 'Why this work, and why now?', said);
    expect(scored).toBe(true);
    expect(transitionTo).toBeUndefined();
    expect(text).toBe('I am sorry about your wife. Take all the time you need.');
  });

  it('that names a case is asked on, and not for a case', () => {
    const asked = 'Tell me about something you found hard to learn and how you went about it.';
    expect(reply('behavioral', asked, "French plaits. I couldn't do them for ages").text).toMatch(
      /And how did you go about it\?$/,
    );
    const road = 'Describe a dangerous situation on the road and how you dealt with it.';
    const said = 'Mist. You could not see your own bonnet and there is this guy in front of me with no lights';
    expect(reply('behavioral', road, said).text).toMatch(/And how did you deal with it\?$/);
    expect(reply('behavioral', 'Tell us about a piece of research that failed.', 'the first sensor sank').text).toMatch(
      /^(?!.*Can you think of).*[Ww]hat happened/,
    );
  });
});
