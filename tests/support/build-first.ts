import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '#scripts/bootstrap.mjs';
import { buildProduct } from '#scripts/build-product.ts';
import { migrateLocalDatabase } from '#scripts/serve/local-state.ts';

/** A state folder with an empty database, which the servers of a test run begin with. */
export const MIGRATED_STATE = path.join(ROOT, 'dist', 'migrated-state');

/** Before any browser test: those that start servers at the same time must not build or migrate at the same time. */
export default async function buildFirst(): Promise<void> {
  await rm(MIGRATED_STATE, { recursive: true, force: true });
  await mkdir(MIGRATED_STATE, { recursive: true });
  await Promise.all([buildProduct(), migrateLocalDatabase(MIGRATED_STATE)]);
}
