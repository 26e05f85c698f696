import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../bootstrap.mjs';

/** Where the last deploy from this machine went: an account does not tell the address of what it serves. */
const NOTE = path.join(ROOT, '.wrangler', 'published.json');

const note = z.object({ account: z.string(), worker: z.string(), address: z.string() });
type Note = z.infer<typeof note>;

export async function notedAddress(account: string, worker: string, file = NOTE): Promise<string | undefined> {
  const noted = note.safeParse(asJson(await readFile(file, 'utf8').catch(() => '')));
  // One that was cut off halfway is none: it is only published once more.
  if (!noted.success || noted.data.account !== account || noted.data.worker !== worker) return undefined;
  return noted.data.address;
}

export async function noteAddress(published: Note, file = NOTE): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(published));
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
