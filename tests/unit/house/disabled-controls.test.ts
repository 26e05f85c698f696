import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const CLIENT = path.resolve(import.meta.dirname, '../../../src/client');
/** What WCAG 2.2 asks of text; of disabled controls it asks nothing, and they have to be read all the same. */
const READABLE = 4.5;

const read = (file: string) => readFileSync(path.join(CLIENT, file), 'utf8');
const sheets = globSync('**/*.module.css', { cwd: CLIENT }).sort();

/** The rules of a sheet that are about disabled controls. */
function disabledRules(sheet: string): { selector: string; styles: Map<string, string> }[] {
  const rules = read(sheet).matchAll(/([^{}]*)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, selector = '', body = '']) => {
    if (!/(?<!:not\(\[)disabled/.test(selector)) return [];
    const styles = body.split(';').map((style) => style.split(/:(.*)/s).map((part) => part.trim()));
    return [{ selector: selector.trim(), styles: new Map(styles as [string, string][]) }];
  });
}

type Theme = Map<string, string>;

/** The colours of each theme, by the names of their tokens. */
function themes(): Record<'light' | 'dark' | 'stage', Theme> {
  const tokens = read('ui/tokens.css');
  const [root = '', stage = ''] = tokens.split('[data-theme="stage"]');
  const pairs = [...root.matchAll(/(--[\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)];
  const own = [...stage.matchAll(/(--[\w-]+): (#\w{6})/g)].map(([, name = '', colour = '']) => [name, colour] as const);
  const light = new Map(pairs.map(([, name = '', colour = '']) => [name, colour]));
  const dark = new Map(pairs.map(([, name = '', , colour = '']) => [name, colour]));
  return { light, dark, stage: new Map([...dark, ...own]) };
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Theme, one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((value) => luminance(theme.get(/var\((--[\w-]+)\)/.exec(value)?.[1] ?? '') ?? ''))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('disabled controls', () => {
  it('are not faded, because nobody knows then how their labels can be read', () => {
    const faded = sheets.flatMap((sheet) =>
      disabledRules(sheet).flatMap(({ selector, styles }) => (styles.has('opacity') ? `${sheet} ${selector}` : [])),
    );
    expect(faded).toEqual([]);
  });

  const { light, dark, stage } = themes();
  it.each([
    ['ui/button.module.css', { light, dark, stage }],
    ['ui/field.module.css', { light, dark, stage }],
    ['features/layout/layout.module.css', { light, dark }],
    ['features/interview/stage.module.css', { stage }],
  ])('have a label that can be read: %s', (sheet, shownIn) => {
    // In forced colours the system's own are shown, and nothing but a border is said.
    const rules = disabledRules(sheet).filter(({ styles }) => styles.has('color') || styles.has('background'));
    expect(rules).not.toEqual([]);
    for (const { styles } of rules) {
      const ground = styles.get('background');
      // Without a ground of its own it stands on the page's.
      const behind = ground === undefined || ground === 'none' ? 'var(--paper)' : ground;
      for (const theme of Object.values<Theme>(shownIn))
        expect(contrast(theme, styles.get('color') ?? '', behind)).toBeGreaterThan(READABLE);
    }
  });
});
