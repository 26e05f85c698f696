import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface SameServers {
  name: string;
  /** Their names, as the runner matches them. */
  files: RegExp[];
}

/** Where a test is from, and the settings that several files share by name; who has others is among these all the same. */
const FIXTURES = /from '#tests\/support\/(\w+)-test\.ts'/;
const SHARED_SETTINGS = /test\.use\(\{ \w+: ([A-Z_]+) \}\)/;

/**
 * The browser tests of a folder by what their servers are started with. A worker that goes from one of these to another
 * starts a browser and a server anew, so those of one follow each other.
 */
export function sameServers(folder: string): SameServers[] {
  const groups = new Map<string, RegExp[]>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.test.ts'))) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const group = [FIXTURES.exec(text)?.[1] ?? 'own', SHARED_SETTINGS.exec(text)?.[1]?.toLowerCase()];
    const key = group.filter(Boolean).join('-');
    groups.set(key, [...(groups.get(key) ?? []), new RegExp(`/${name.replaceAll('.', '\\.')}$`)]);
  }
  // The largest last: its tests are short, and no worker is left with a long one at the end.
  return [...groups].map(([name, files]) => ({ name, files })).sort((a, b) => a.files.length - b.files.length);
}
