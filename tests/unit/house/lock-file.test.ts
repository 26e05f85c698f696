import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../../package-lock.json'), 'utf8'));
const packages: [string, LockedPackage][] = Object.entries(lock.packages);

describe('the lock file', () => {
  it('holds exactly one workerd, of the version that the project pins', () => {
    const runtimes = packages.filter(([name]) => name.endsWith('node_modules/workerd'));
    expect(runtimes.map(([, { version }]) => version)).toEqual(['1.20261102.1']);
  });

  it('names the packages of every platform, so that it installs on each', () => {
    const places = new Set(packages.map(([place]) => place));
    const missing = packages.flatMap(([parent, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !places.has(`${parent}/node_modules/${name}`) && !places.has(`node_modules/${name}`),
      ),
    );
    expect(missing).toEqual([]);
  });
});
