import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface SameServers {
  name: string;
  /** Their names, as the runner matches them. */
  files: RegExp[];
  /** Whether several workers share its tests; those of a file alone are not worth another browser and server. */
  fullyParallel: boolean;
}

/** Where a test is from, and what it sets of its server: the settings that several files share by name, or its own. */
const FIXTURES = /from '#tests\/support\/(\w+)-test\.ts'/;
const SETTINGS = /test\.use\(\{\s*(?:settings|speaking|voice|program): ([A-Z_]+)?/;

/**
 * The browser tests of a folder by what their servers are started with. A worker that goes from one of these to another
 * starts a browser and a server anew, so those of one follow each other.
 */
export function sameServers(folder: string): SameServers[] {
  const groups = new Map<string, RegExp[]>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.test.ts'))) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const settings = SETTINGS.exec(text);
    const shared = [FIXTURES.exec(text)?.[1] ?? 'own', settings?.[1]?.toLowerCase()].filter(Boolean).join('-');
    const key = settings && !settings[1] ? path.basename(name, '.test.ts') : shared;
    groups.set(key, [...(groups.get(key) ?? []), new RegExp(`/${name.replaceAll('.', '\\.')}$`)]);
  }
  // The largest last: its tests are short, and no worker is left with a long one at the end.
  return [...groups]
    .map(([name, files]) => ({ name, files, fullyParallel: files.length > 1 }))
    .sort((a, b) => a.files.length - b.files.length);
}
