/** A multiple of three, so that the pieces join without padding between them, and few enough to be arguments. */
const PIECE_BYTES = 3 * 8_192;

/** Base64 of a file of any size. */
export function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE_BYTES))));
  }
  return pieces.join('');
}
