const CHANNEL = 'greenroom-session';

/** Who is signed in; '' is nobody. */
export interface ToldSession {
  userId: string;
  /** Whoever was there has left, and not just been forgotten by the server: nothing of them stays in any tab. */
  hasLeft: boolean;
}

/** Tells the other tabs who is signed in, and hears it from them. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

export const tellOtherTabs = (told: ToldSession): void => channel?.postMessage(told);

/** `heard` runs when another tab tells who is signed in. */
export function hearOtherTabs(heard: (told: ToldSession) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Partial<ToldSession> | null>) => {
    // A tab from before the last deploy tells it otherwise.
    if (typeof data?.userId === 'string') heard({ userId: data.userId, hasLeft: data.hasLeft === true });
  });
}
