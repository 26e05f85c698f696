import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import path from 'node:path';

const PIECE_BYTES = 1 << 22;

/** The files below a folder in which any of some words stands, each with the words found there; read as bytes. */
export function searchState(folder: string, words: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const needles = words.flatMap((word) => [
    { word, bytes: Buffer.from(word, 'utf8') },
    { word, bytes: Buffer.from(word, 'utf16le') },
  ]);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const here = new Set<string>();
    for (const piece of piecesOf(file))
      for (const { word, bytes } of needles) if (piece.includes(bytes)) here.add(word);
    if (here.size > 0) found.set(path.relative(folder, file), [...here]);
  }
  return found;
}

/** What stands across two pieces stands whole in one of them. */
function* piecesOf(file: string): Generator<Buffer> {
  const handle = openSync(file, 'r');
  const OVERLAP = 256;
  try {
    for (let at = 0; ; at += PIECE_BYTES - OVERLAP) {
      const piece = Buffer.alloc(PIECE_BYTES);
      const length = readSync(handle, piece, 0, PIECE_BYTES, at);
      if (length > 0) yield piece.subarray(0, length);
      if (length < PIECE_BYTES) return;
    }
  } finally {
    closeSync(handle);
  }
}
