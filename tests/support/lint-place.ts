import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Makes an empty folder in which the linter applies the project's own rules to whatever is put there. */
export function makeLintPlace(name: string): string {
  const place = path.join(ROOT, name);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place);
  const { $schema: _, files: __, ...config } = JSON.parse(readFileSync(path.join(ROOT, 'biome.json'), 'utf8'));
  writeFileSync(path.join(place, 'biome.json'), JSON.stringify({ root: true, ...config }));
  cpSync(path.join(ROOT, 'lint'), path.join(place, 'lint'), { recursive: true });
  return place;
}
