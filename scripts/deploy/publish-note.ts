import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../bootstrap.mjs';

/** Where the last deploy from this machine went: an account does not tell the address of what it serves. */
const NOTE = path.join(ROOT, '.wrangler', 'published.json');

interface Note {
  account: string;
  worker: string;
  address: string;
}

export async function notedAddress(account: string, worker: string, file = NOTE): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  if (!text) return undefined;
  const note = JSON.parse(text) as Note;
  return note.account === account && note.worker === worker ? note.address : undefined;
}

export async function noteAddress(note: Note, file = NOTE): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(note));
}
