import type { Dice } from '#tests/support/dice.ts';

/** How a body goes down the line. */
export const FRAMINGS = [
  'whole',
  'chunked',
  'broken off',
  'cut',
  'doubled',
  'noise',
  'compressed',
  'compressed and cut',
  'compressed and not told',
  'with a byte order mark',
  'empty',
  'of another type',
] as const;
export type Framing = (typeof FRAMINGS)[number];

export interface SentBody {
  framing: Framing;
  body: BodyInit;
  headers: Record<string, string>;
}

const TYPES = ['application/json; charset=utf-16', 'text/plain', 'multipart/form-data', 'application/xml', ''];

/** The bytes of a body as they are sent: mostly as they should be, else in one of the other ways. */
export async function sentBody(dice: Dice, written: Uint8Array<ArrayBuffer>, type: string): Promise<SentBody> {
  const framing = dice.is(0.7) ? 'whole' : dice.of(FRAMINGS);
  const cutAt = Math.floor(dice.next() * written.length);
  const noise = Uint8Array.from({ length: 64 }, () => dice.between(0, 255));
  const otherType = dice.of(TYPES);
  const declared = type ? { 'content-type': type } : undefined;
  const sent = (body: BodyInit, more: Record<string, string> = {}): SentBody => ({
    framing,
    body,
    headers: { ...declared, ...more },
  });
  const gzip = { 'content-encoding': 'gzip' };
  switch (framing) {
    case 'whole':
      return sent(written);
    case 'chunked':
      return sent(inPieces(written));
    case 'broken off':
      return sent(inPieces(written.slice(0, cutAt), true));
    case 'cut':
      return sent(written.slice(0, cutAt));
    case 'doubled':
      return sent(joined(written, written));
    case 'noise':
      return sent(noise);
    case 'compressed':
      return sent(await compressed(written), gzip);
    case 'compressed and cut':
      return sent((await compressed(written)).slice(0, -4), gzip);
    case 'compressed and not told':
      return sent(await compressed(written));
    case 'with a byte order mark':
      return sent(joined(new Uint8Array([0xef, 0xbb, 0xbf]), written));
    case 'empty':
      return sent(new Uint8Array());
    case 'of another type':
      return { framing, body: written, headers: otherType ? { 'content-type': otherType } : {} };
  }
}

const PIECE_BYTES = 1_024;

/** In pieces whose sum nobody is told; one that breaks off fails after its last. */
function inPieces(bytes: Uint8Array<ArrayBuffer>, breaks = false): ReadableStream {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const write = async () => {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) await writer.write(bytes.slice(at, at + PIECE_BYTES));
    await (breaks ? writer.abort(new Error('The line broke')) : writer.close());
  };
  // Whoever reads may have had enough.
  write().catch(() => {});
  return readable;
}

async function compressed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(one.length + other.length);
  whole.set(one);
  whole.set(other, one.length);
  return whole;
}
