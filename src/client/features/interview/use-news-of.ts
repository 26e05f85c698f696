import { useEffect, useRef, useState } from 'react';

/**
 * A caption for a live region that tells it once: the region is there before its first words, because one that comes with
 * words in it is passed over by some; and it tells nothing where these were the end of the ones before, as a first
 * question is of the greeting, nor from when they are drawn anew because their speech was cut.
 */
export function useNewsOf(caption: string, isCut: boolean): { shown: string; isNews: boolean } {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  const shown = isThere ? caption : '';
  const told = useRef({ caption: '', isNews: true });
  if (told.current.caption !== shown) told.current = { caption: shown, isNews: !told.current.caption.endsWith(shown) };
  if (isCut) told.current.isNews = false;
  return { shown, isNews: told.current.isNews };
}
