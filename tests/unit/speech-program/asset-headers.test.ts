import { expect, test } from 'vitest';
import { assetHeaders } from '#scripts/serve/asset-headers.ts';

const FORM = 'https://forms.example/ours';

/** The policy under each path. */
function policies(headers: string): Record<string, string | undefined> {
  const rules = headers.split('\n\n').map((rule) => rule.trim().split('\n'));
  return Object.fromEntries(
    rules.map(([path, ...lines]) => [path, lines.find((line) => line.trim().startsWith('Content-Security-Policy'))]),
  );
}

test('pages ask nobody else, wherever the speech program comes from', () => {
  for (const modelsUrl of [undefined, '/speech-program', 'https://models.example/speech']) {
    const page = policies(assetHeaders({ feedbackFormUrl: FORM, modelsUrl }))['/*'];
    expect(page).toContain("connect-src 'self';");
    expect(page).toContain('frame-src https://forms.example;');
  }
});

test('only the worker that fetches it may, and only the origin that is set', () => {
  const rules = policies(assetHeaders({ modelsUrl: 'https://models.example/speech' }));
  const worker = rules['/assets/speech-program-worker-*'];
  expect(worker).toContain("connect-src 'self' https://models.example;");
  expect(worker).toContain("frame-src 'none';");
  for (const modelsUrl of [undefined, '/speech-program'])
    expect(Object.keys(policies(assetHeaders({ modelsUrl })))).toEqual(['/*', '/assets/*']);
});
