import {
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputTrack,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

/**
 * The same recording with what a browser's recorder leaves out: how long it is, and where its key frames lie. Nothing is
 * encoded anew. Throws what it cannot read.
 */
export async function seekableWebm(file: Blob): Promise<Blob> {
  const input = new Input({ source: new BlobSource(file), formats: [WEBM] });
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const tracks = await Promise.all((await input.getTracks()).map((track) => copyOf(track, output)));
  if (tracks.length === 0) throw new Error('There is no track to copy');
  await output.start();
  await Promise.all(tracks.map((copy) => copy()));
  await output.finalize();
  if (!target.buffer) throw new Error('Nothing was written');
  return new Blob([target.buffer], { type: file.type });
}

/** Adds a track like this one; the function that it resolves to copies what is in it. */
async function copyOf(track: InputTrack, output: Output): Promise<() => Promise<void>> {
  const sink = new EncodedPacketSink(track);
  if (track.isVideoTrack()) {
    const [codec, config] = [track.codec, await track.getDecoderConfig()];
    if (!codec || !config) throw new Error('An unknown picture');
    const source = new EncodedVideoPacketSource(codec);
    output.addVideoTrack(source);
    return async () => {
      for await (const packet of sink.packets()) await source.add(packet, { decoderConfig: config });
      source.close();
    };
  }
  if (!track.isAudioTrack()) throw new Error('Neither picture nor sound');
  const [codec, config] = [track.codec, await track.getDecoderConfig()];
  if (!codec || !config) throw new Error('An unknown sound');
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  return async () => {
    for await (const packet of sink.packets()) await source.add(packet, { decoderConfig: config });
    source.close();
  };
}
