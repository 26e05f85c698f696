/** What is to be recorded, as it is when a segment begins. */
export interface TracksAtHand {
  /** The camera is switched on. */
  wantsPicture: boolean;
  /** Undefined without a track. */
  picture: 'live' | 'ended' | undefined;
  sound: 'live' | 'ended' | undefined;
  /** The visitor or the browser said no to the microphone. */
  soundRefused: boolean;
}

/** Why a picture that is wanted cannot be recorded; '' when it can, or is not wanted. */
export function pictureProblem({ wantsPicture, picture }: TracksAtHand): string {
  if (!wantsPicture || picture === 'live') return '';
  return picture === 'ended' ? 'Video tracks are not live' : 'No video tracks available for recording';
}

/** Why there is no sound to record; '' when there is. */
export function soundProblem({ sound, soundRefused }: TracksAtHand): string {
  if (sound === 'live') return '';
  if (sound === 'ended') return 'Audio tracks are not live';
  return soundRefused ? 'Failed to get audio tracks for recording' : 'No audio tracks available for recording';
}
