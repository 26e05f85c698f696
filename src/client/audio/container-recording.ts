import { segmentFormat } from '#domain/recording/segment-format.ts';

/** Plenty for speech in opus; the longest answer has 2.4 MB. */
const BITS_PER_SECOND = 32_000;

/** An answer that the browser's own recorder records, to be recognised from its file. */
export interface ContainerRecording {
  /** Ends it; undefined where nothing was recorded. */
  finish(): Promise<Blob | undefined>;
}

/** Whether the browser has a recorder that writes sound. */
export const canRecordContainer = (): boolean => formatHere() !== undefined;

/** Records a stream's sound from now on. Throws where the browser cannot. */
export function recordContainer(stream: MediaStream): ContainerRecording {
  const mimeType = formatHere();
  if (!mimeType) throw new DOMException('No format', 'NotSupportedError');
  const recorder = new MediaRecorder(new MediaStream(stream.getAudioTracks()), {
    mimeType,
    audioBitsPerSecond: BITS_PER_SECOND,
  });
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  // Also by itself, when its track ends.
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.start();
  return {
    async finish() {
      if (recorder.state !== 'inactive') recorder.stop();
      await stopped;
      const file = new Blob(pieces, { type: mimeType });
      return file.size > 0 ? file : undefined;
    },
  };
}

const formatHere = (): string | undefined =>
  typeof MediaRecorder === 'undefined'
    ? undefined
    : segmentFormat(false, (mimeType) => MediaRecorder.isTypeSupported(mimeType));
