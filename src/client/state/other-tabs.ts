const CHANNEL = 'greenroom-session';

/** Tells the other tabs who is signed in, and hears it from them; '' is nobody. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

export const tellOtherTabs = (userId: string): void => channel?.postMessage(userId);

/** `heard` runs when another tab tells who is signed in. */
export function hearOtherTabs(heard: (userId: string) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') heard(data);
  });
}
