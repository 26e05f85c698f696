import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Where the runtime keeps R2's files, below the product's state; what is still on its way is there too. */
const FILES = 'v3/r2/greenroom-media/blobs';

/** Tells whether of a further file the beginning has reached a running product since this was called. */
export function watchArrivals(stateFolder: string): () => boolean {
  const folder = path.join(stateFolder, FILES);
  const files = () => (existsSync(folder) ? readdirSync(folder) : []);
  const known = new Set(files());
  return () => files().some((name) => !known.has(name) && sizeOf(path.join(folder, name)) > 0);
}

/** One that broke off goes while it is looked at. */
const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
