import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { seekableWebm } from '#client/state/seekable-webm.ts';

const FRAMES = 200;
const FRAME_S = 0.05;
/** Ids of elements of the container. */
const CUES = [0x1c, 0x53, 0xbb, 0x6b];
const DURATION = [0x44, 0x89];

const packet = (type: 'key' | 'delta', atS: number, bytes: number) =>
  new EncodedPacket(
    Uint8Array.from({ length: bytes }, (_, i) => (i * 7 + atS * 100) % 256),
    type,
    atS,
    FRAME_S,
  );

/** Ten seconds as a browser's recorder writes them: as they come, without length or cues, a key frame every two seconds. */
async function asRecorded({ hasPicture }: { hasPicture: boolean }): Promise<Blob> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat({ appendOnly: true }), target });
  const picture = hasPicture ? new EncodedVideoPacketSource('vp8') : undefined;
  const sound = new EncodedAudioPacketSource('opus');
  if (picture) output.addVideoTrack(picture);
  output.addAudioTrack(sound);
  await output.start();
  for (let i = 0; i < FRAMES; i++) {
    const atS = i * FRAME_S;
    const config = { codec: 'vp8', codedWidth: 640, codedHeight: 480 };
    await picture?.add(packet(i % 40 === 0 ? 'key' : 'delta', atS, 500), { decoderConfig: config });
    await sound.add(packet('key', atS, 80), {
      decoderConfig: { codec: 'opus', sampleRate: 48_000, numberOfChannels: 1 },
    });
  }
  await output.finalize();
  const written = Buffer.from(target.buffer ?? new ArrayBuffer());
  // This writer knows its cues in the end; a browser's does not write any.
  return new Blob([written.subarray(0, written.lastIndexOf(Buffer.from(CUES)))], {
    type: 'video/webm;codecs="vp8,opus"',
  });
}

async function holds(file: Blob, id: readonly number[]): Promise<boolean> {
  return Buffer.from(await file.arrayBuffer()).includes(Buffer.from(id));
}

describe('a recording as it comes from the browser', () => {
  it.each([[true], [false]])(
    'gets its length and its cues, and every packet stays as it was (picture: %s)',
    async (hasPicture) => {
      const recorded = await asRecorded({ hasPicture });
      expect([await holds(recorded, CUES), await holds(recorded, DURATION)]).toEqual([false, false]);
      const seekable = await seekableWebm(recorded);
      expect([await holds(seekable, CUES), await holds(seekable, DURATION)]).toEqual([true, true]);
      expect(seekable.type).toBe(recorded.type);
      const bytes = Buffer.from(await seekable.arrayBuffer());
      for (let i = 0; i < FRAMES; i += 17) {
        expect(bytes.includes(Buffer.from(packet('key', i * FRAME_S, 80).data))).toBe(true);
        expect(bytes.includes(Buffer.from(packet('key', i * FRAME_S, 500).data))).toBe(hasPicture);
      }
    },
  );

  it('is refused when it is none', async () => {
    await expect(seekableWebm(new Blob(['not a recording']))).rejects.toThrow();
  });
});
