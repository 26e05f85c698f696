import { describe, expect, it } from 'vitest';
import { readTitle } from '#domain/planning/title-phrase.ts';

describe('a title that begins with a word for beginners', () => {
  it.each(['Trainee Motor Claims Handler', 'Trainee Quarry Blaster'])('is read to its end: %s', (title) => {
    expect(readTitle(title, true)?.title).toBe(title);
  });

  it('stands alone where no job follows', () => {
    expect(readTitle('Trainee in our Norwich office', true)?.title).toBe('Trainee');
  });
});

describe('a title with a word that is one letter from another', () => {
  it('keeps a word of work that is spelled right', () => {
    expect(readTitle('Content Writing Intern', true)?.title).toBe('Content Writing Intern');
  });

  it('keeps a word that a letter more makes another', () => {
    expect(readTitle('Cheese Maturer', true)?.title).toBe('Cheese Maturer');
    expect(readTitle('Cheese Mannager', true)?.title).toBe('Cheese Manager');
  });

  it('is set right where it has a letter astray', () => {
    expect(readTitle('Kichen Porter', true)?.title).toBe('Kitchen Porter');
  });
});
