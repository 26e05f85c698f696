/** The mean of two channels whose 16-bit samples come by turns, low byte first. */
export function mixChannels(stereo: Uint8Array): Uint8Array<ArrayBuffer> {
  const from = new DataView(stereo.buffer, stereo.byteOffset, stereo.byteLength);
  const mono = new Uint8Array(stereo.byteLength >> 1);
  const to = new DataView(mono.buffer);
  for (let at = 0; at + 4 <= stereo.byteLength; at += 4) {
    to.setInt16(at >> 1, Math.round((from.getInt16(at, true) + from.getInt16(at + 2, true)) / 2), true);
  }
  return mono;
}
