import { expect, it } from 'vitest';
import { explainWord } from '#domain/interview/explain-word.ts';
import meanings from '#domain/interview/meanings.json' with { type: 'json' };

it('says in plainer words what a word or a saying of the question means', () => {
  const question = 'Tell me about a plan that fell through at the last moment, and how you told the stakeholders.';
  expect(explainWord('what means fell through', question)?.word).toBe('“fell through”');
  expect(explainWord('Sorry, stakeholder?', question)).toMatchObject({ word: 'stakeholders' });
  expect(explainWord('What does pergola mean?', question)).toBeUndefined();
});

it('has meanings that can be said after “By … I mean”', () => {
  for (const [word, meaning] of Object.entries(meanings)) {
    expect(word).toBe(word.toLowerCase().trim());
    expect(meaning).not.toMatch(/[.?!"“”]|\bi\.e\b/);
    expect(meaning.split(' ').length).toBeLessThanOrEqual(18);
    expect(` ${meaning} `).not.toContain(` ${word} `);
  }
});
