import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { BUILT_FOR_PEOPLE } from '../../scripts/build-product.ts';

/** An empty page of React and the router, built as the product is, in a folder that is gone when the work is done. */
export async function withEmptyPage<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'greenroom-empty-page-'));
  try {
    // Else it would be a development build where a test runs this, and weigh too much to compare with.
    Object.assign(process.env, BUILT_FOR_PEOPLE);
    await build({
      configFile: false,
      root: path.join(import.meta.dirname, 'empty-page'),
      plugins: [react()],
      build: { outDir: folder, emptyOutDir: true },
      logLevel: 'error',
    });
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
