import { describe, expect, it } from 'vitest';
import { doingTopics, isNamed, isWholeByItself, isWholeDoing, isWholeThing } from '#domain/planning/asked-topic.ts';

describe('what a duty is asked about', () => {
  it.each([
    ['drafting enforcement notices and BCNs', ['drafting enforcement notices', 'drafting BCNs']],
    ['following and updating the care plan on the tablets', ['updating the care plan']],
    ['processing starters, leavers, overtime and statutory payments', ['processing starters', 'processing leavers']],
    ['responding to breakdowns on mixers, hotplates and case packers', ['responding to breakdowns on mixers']],
    ['supporting adults with learning disabilities', ['supporting adults with learning disabilities']],
    ['mentoring two newer engineers', ['mentoring newer engineers']],
    ['maintaining batch and streaming data pipelines', ['maintaining streaming data pipelines']],
  ])('%s is said in at most five words, one thing each', (duty, topics) => {
    const said = doingTopics(duty);
    expect(said).toEqual(expect.arrayContaining(topics));
    for (const topic of said) expect(topic.split(' ').length).toBeLessThanOrEqual(5);
  });

  it.each([
    'handling complaints calmly and know',
    'organising activities',
    'asking the right questions',
    'welcoming applications from all sections of the community',
    'leading a team of nine',
    'sitting down monthly with owner and adviser about the figures',
    'moving everything out of Word into Markdown',
    'learning to check the API with Postman',
    'explaining to visitors that it is not a tyrannosaur',
  ])('nothing of %s that is cut or says nothing', (duty) => {
    const said = doingTopics(duty);
    expect(said.filter((topic) => topic !== 'handling complaints')).toEqual([]);
  });

  it('is a name: no bare general noun, nothing cut', () => {
    for (const name of ['load security', 'permission sets', 'wound care']) expect(isNamed(name.split(' '))).toBe(true);
    for (const name of ['activities', 'product metrics', 'complaints calmly', 'data', 'to understand', 'the right'])
      expect([name, isNamed(name.split(' '))]).toEqual([name, false]);
  });

  it('is nobody of whom only the posting has told', () => {
    expect(isWholeDoing('training the officer')).toBe(false);
    expect(isWholeDoing('cleaning the mixer')).toBe(true);
  });

  it('is a thing that can be said without an article', () => {
    for (const name of ['quarry mapping', 'vendor ratings', 'letters of protest'])
      expect([name, isWholeThing(name)]).toEqual([name, true]);
    for (const name of ['robel pole', 'DPIA process', 'aadhaar copy', 'ladders'])
      expect([name, isWholeThing(name)]).toEqual([name, false]);
  });

  it('is no list that begins with what looks like a doing, and nothing that has lost how it is kept', () => {
    expect(isWholeByItself('plumbing locks', 'Complete work orders: plumbing leaks, outlets, locks')).toBe(false);
    expect(isWholeByItself('keeping the bricklayers', 'Keep the bricklayers supplied')).toBe(false);
    expect(isWholeByItself('checking gates', 'Check gates and the fence line')).toBe(true);
  });
});
