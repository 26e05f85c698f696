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

  it('is told in other words where it is the subject of nothing, or was told before', () => {
    const topics = ['right', 'a viewing', 'good work', 'right to rent', 'a viewing'];
    expect(themesOf(topics.map((topic) => ({ topic, type: 'technical' as const })))).toEqual([
      'how you work',
      'a viewing',
      'your craft',
      'right to rent',
      'what you know',
    ]);
  });
});
