import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findStyleFaults } from '#scripts/check/check-styles.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A client of one feature whose styles are right. */
const RIGHT = {
  'ui/base.css': 'body { margin: 0 }',
  'features/a/a.module.css': '@layer features { .note { color: red } .note > svg { width: 1px } }',
  'features/a/a.tsx': "import styles from './a.module.css';\n\nexport const A = () => <p className={styles.note} />;",
};

const MODULE = 'features/a/a.module.css';
const COMPONENT = 'features/a/a.tsx';

/** What must not be: the file that is bad, and what is said about it. */
const BAD: readonly [name: string, file: string, content: string, said: string][] = [
  ['a style sheet that reaches every screen', 'features/a/a.css', '.note { color: red }', 'belong in a .module.css'],
  ['a class among what every screen shares', 'ui/base.css', '.note { color: red }', '.note would reach every screen'],
  ['a rule outside its layer', MODULE, '.note { color: red }', 'everything stands in @layer features'],
  ['a feature in the layer of parts', MODULE, '@layer parts { .note { color: red } }', '@layer features'],
  [
    'a selector of elements alone',
    MODULE,
    '@layer features { .note, main { color: red } }',
    'without a class of its own',
  ],
  [
    'the same inside a media query',
    MODULE,
    '@layer features { .note { color: red } @media print { p { color: red } } }',
    'without a class of its own',
  ],
  [
    'a way out of the module',
    MODULE,
    '@layer features { .note :global(.dot) { color: red } }',
    ':global reaches every screen',
  ],
  ['a class that nothing uses', MODULE, '@layer features { .note, .dot { color: red } }', 'nothing uses .dot'],
  [
    'a class that is not there',
    COMPONENT,
    "import styles from './a.module.css';\n\nexport const A = () => <p className={styles.notes} />;",
    'has no .notes',
  ],
  ['a class name of no module', COMPONENT, 'export const A = () => <p className="note" />;', "no module's"],
  ['a class name put together', COMPONENT, 'export const A = () => <p className={`note` + x} />;', "no module's"],
  ['a class name chosen', COMPONENT, "export const A = () => <p className={x ? 'note' : ''} />;", "no module's"],
];

function faultsWith(changes: Record<string, string>): string[] {
  const client = mkdtempSync(path.join(tmpdir(), 'greenroom-styles-'));
  try {
    for (const [file, content] of Object.entries({ ...RIGHT, ...changes })) {
      mkdirSync(path.dirname(path.join(client, file)), { recursive: true });
      writeFileSync(path.join(client, file), content);
    }
    return findStyleFaults(client);
  } finally {
    rmSync(client, { recursive: true });
  }
}

describe('styles stay at home', () => {
  it('lets a feature with a module of its own be', () => {
    expect(faultsWith({})).toEqual([]);
  });

  it.each(BAD)('refuses %s', (_name, file, content, said) => {
    expect(faultsWith({ [file]: content }).join('\n')).toContain(said);
  });

  it('finds nothing in the client', () => {
    expect(findStyleFaults(path.join(ROOT, 'src/client'))).toEqual([]);
  });

  it('names the order of the layers before the page loads anything else', () => {
    const page = readFileSync(path.join(ROOT, 'index.html'), 'utf8');
    expect(/<(?:link|script|style)\b[^>]*>/.exec(page)?.[0]).toBe('<link rel="stylesheet" href="/layers.css" />');
    const layers = readFileSync(path.join(ROOT, 'public/layers.css'), 'utf8');
    expect(layers).toContain('@layer reset, tokens, base, parts, features;');
  });
});
