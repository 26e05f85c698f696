import { expect, it } from 'vitest';
import { findWords } from '#scripts/check/find-words.ts';

const page = `import { Button } from './a file of ours.tsx';

/** A comment that nobody sees. */
const KINDS: Record<string, 'one that is a type'> = { 'a key of ours': 'The answer was kept.' };

export function Page({ minutes, state }: { minutes: number; state: string }) {
  if (state === 'Compared only here') console.warn('only for the log of a developer');
  const spoken = \`You have \${minutes} minutes left.\`;
  return (
    <main className="page wide and-high" aria-label="Interview">
      <h1>Good to see you</h1>
      <p>
        Take your time, then <a href="/go on there">go on</a> for{' '}
        {minutes} minutes.
      </p>
      <Button label="Create" kind="primary" disabled={/not a text either/.test(state)}>
        {state === 'busy' ? 'Creating…' : 'Create'}
      </Button>
      <img alt={\`A face, \${minutes}\`} src="a face.png" />
    </main>
  );
}
`;

it('finds what a person can see or hear in a file, a line of reading each, and nothing else', () => {
  expect(findWords('page.tsx', page)).toEqual([
    { line: 4, text: 'The answer was kept.' },
    { line: 8, text: 'You have {…} minutes left.' },
    { line: 10, text: 'Interview' },
    { line: 11, text: 'Good to see you' },
    { line: 13, text: 'Take your time, then go on for {…} minutes.' },
    { line: 16, text: 'Create' },
    { line: 17, text: 'Creating…' },
    { line: 17, text: 'Create' },
    { line: 19, text: 'A face, {…}' },
  ]);
});

it('finds a phrase of the interviewer that is put together, and passes by keys, ids and what a database is asked', () => {
  const phrases = `
    export const probe = (word: string) => ['You mentioned ' + word, 'and what came of it'];
    const id = 'read-posting';
    const query = sql.exec('SELECT words FROM answers WHERE id = ?', id);
  `;
  expect(findWords('phrases.ts', phrases).map(({ text }) => text)).toEqual(['You mentioned', 'and what came of it']);
});

it('says which file cannot be read', () => {
  expect(() => findWords('broken.tsx', 'const = ;')).toThrow(/^broken\.tsx: /);
});
