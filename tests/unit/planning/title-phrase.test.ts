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
