import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '#scripts/bootstrap.mjs';

/** What the product is made of: sources and settings. */
const PARTS = [
  'src',
  'public',
  'scripts',
  'models',
  'migrations',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
  'wrangler.toml',
];

/** A copy of the product's sources, and of more, for a test that changes one; the packages are shared. */
export async function copyTree(...more: string[]): Promise<{ root: string; remove: () => Promise<void> }> {
  const root = await mkdtemp(path.join(tmpdir(), 'greenroom-tree-'));
  for (const part of [...PARTS, ...more]) await cp(path.join(ROOT, part), path.join(root, part), { recursive: true });
  await symlink(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
