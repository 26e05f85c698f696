/** What an answer's recorder writes, the best first. Plain `video/mp4` is not among them: what is in it is anybody's guess. */
const WITH_PICTURE = [
  'video/mp4;codecs="avc1.42E01E,mp4a.40.2"',
  'video/webm;codecs="vp9,opus"',
  'video/webm;codecs="vp8,opus"',
  'video/webm',
] as const;
const SOUND_ONLY = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4'] as const;

/** The first format that the browser can write; undefined when it can write none of them. */
export function segmentFormat(hasPicture: boolean, canWrite: (mimeType: string) => boolean): string | undefined {
  return (hasPicture ? WITH_PICTURE : SOUND_ONLY).find(canWrite);
}

/** The ending of a file of this type. */
export const extensionOf = (mimeType: string): 'mp4' | 'webm' => (/^\w+\/mp4/.test(mimeType) ? 'mp4' : 'webm');
