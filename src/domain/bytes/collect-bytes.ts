/**
 * The chunks in one piece; undefined as soon as they turn out to be more than `maxBytes`, however long the sender says
 * that they are.
 */
export async function collectBytes(
  chunks: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const held: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return undefined;
    held.push(chunk);
  }
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of held) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
