import { describe, expect, it } from 'vitest';
import { contradictsItself } from '#domain/interview/contradicts-itself.ts';
import { LABELLED_FILES, readLabelledFile } from '#scripts/labelled-corpus.ts';

describe('figures that cannot all be right', () => {
  it.each([
    'I was there six years, from 2019 to 2021, and we went from the bottom to second.',
    'I started there in 2015 straight from school and left in 2012.',
    'the builders started in two thousand and nineteen and I finished it early in two thousand and eighteen',
    'It took six months, from January to March, with a team of four.',
    'We took it from two hundred thousand to two hundred and forty, so we doubled it.',
    'We threw away forty kilos a day and I got it down to sixty.',
    'I got the time to hire down from forty days to sixty.',
    'There were six of us, and all nine said that it was better.',
    'It was due in June and we had it done by August, so two months early.',
    'I raised sales in two months and that was when I was there as an intern for six weeks.',
    "I'm twenty three and I've been painting professionally for twelve years.",
    'We had a spend of eighty thousand a year on packaging, I changed the tape and I saved a hundred and ten thousand.',
    'I ran the team by myself, and my co-lead and I split the rota.',
  ])('%s', (answer) => {
    expect(contradictsItself(answer)).toBe(true);
  });

  it.each([
    'I was there six years, from 2015 to 2021.',
    'I left school in 2012 and started there in 2015.',
    'We took it from two hundred thousand to four hundred, so we doubled it.',
    'We threw away sixty kilos a day and I got it down to forty.',
    'We had three vans and I got the fuel down to four hundred a week.',
    'There were six of us, and all five of them said that it was better.',
    'It took us down from the second floor to the tenth of the plan.',
  ])('not: %s', (answer) => {
    expect(contradictsItself(answer)).toBe(false);
  });

  it('finds none in a thousand answers in which readers found none', () => {
    expect(LABELLED_FILES.flatMap(readLabelledFile).filter(({ text }) => contradictsItself(text))).toEqual([]);
  });
});
