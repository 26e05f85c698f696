import { describe, expect, it } from 'vitest';
import { shortTopic } from '#domain/planning/short-topic.ts';
import { themesOf } from '#domain/planning/themes.ts';

describe('what a question is about', () => {
  it.each([
    ['designing, building and maintaining batch and streaming data pipelines', 'streaming data pipelines'],
    ['setting calm and consistent expectations of behaviour', 'setting consistent expectations'],
    ['planning an emergent, play-based curriculum', 'planning play-based curriculum'],
    ['keeping the kitchen, toys and cots clean', 'keeping the kitchen'],
    ['assisting residents with personal care', 'assisting residents'],
  ])('%s is called %s', (doing, topic) => {
    expect(shortTopic(doing)).toBe(topic);
  });

  it('is no theme where it is the subject of nothing', () => {
    const topics = ['right', 'good work', 'same small group', 'a viewing', 'adults', 'right to rent'];
    expect(themesOf(topics.map((topic) => ({ topic, type: 'technical' as const })))).toEqual([
      'a viewing',
      'right to rent',
    ]);
  });
});
