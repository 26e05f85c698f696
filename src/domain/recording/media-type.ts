import { MEDIA_TYPES, type MediaType } from '#contract/recording-limits.ts';
import { audioFormat } from '#domain/speech/audio-format.ts';

/** As many first bytes as tell a container. */
export const MAGIC_BYTES = 12;

/** The content type without its parameters, if it is one that recordings come in: `video/webm;codecs=vp9` is. */
export function mediaType(contentType: string): MediaType | undefined {
  const essence = contentType.split(';')[0]?.trim().toLowerCase();
  return MEDIA_TYPES.find((type) => type === essence);
}

/** Whether a file begins as its type says, by its container's magic bytes. */
export function isOfType(beginning: Uint8Array, type: MediaType): boolean {
  return audioFormat(beginning) === (type.endsWith('/webm') ? 'webm' : 'mp4');
}
