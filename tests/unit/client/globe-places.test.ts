import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the globe means the interviewer: it stands on the home page, in the tutorial and on the stage, and nowhere else', () => {
  const users = globSync('src/client/{features,routes}/**/*.tsx').filter((file) =>
    readFileSync(file, 'utf8').includes("'#client/ui/globe.tsx'"),
  );
  // The parts page shows every part to whoever builds with them, and no candidate.
  const shown = users.map((file) => file.replaceAll('\\', '/')).filter((file) => !file.includes('/features/parts/'));
  expect(shown.sort()).toEqual([
    'src/client/features/interview/stage-visual.tsx',
    'src/client/features/interview/tutorial-steps.tsx',
    'src/client/features/setup/setup-page.tsx',
  ]);
});
