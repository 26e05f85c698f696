import { useEffect, useLayoutEffect, useRef } from 'react';
import words from '#client/ui/words.module.css';
import styles from './stage.module.css';
import type { HeardWords } from './utterance.ts';

interface HeardCaptionProps {
  words: HeardWords;
  /** More of them may come. */
  isLive: boolean;
}

/**
 * The candidate's words as they are heard: those that may still change in a paler ink. The newest stay in sight. Who
 * hears the page instead of seeing it is told of whole sentences alone.
 */
export function HeardCaption({ words: { settled, unsettled }, isLive }: HeardCaptionProps) {
  const shown = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolled anew with each word
  useLayoutEffect(() => {
    if (shown.current) showNewest(shown.current);
  }, [settled, unsettled]);
  const isEmpty = settled === '' && unsettled === '';
  // A note below it, or another window, leaves it another room.
  useEffect(() => {
    const caption = shown.current;
    if (isEmpty || !caption) return;
    const resized = new ResizeObserver(() => showNewest(caption));
    resized.observe(caption);
    return () => resized.disconnect();
  }, [isEmpty]);
  return (
    <>
      {!isEmpty && (
        <p className={styles.heard} data-part="heard" data-live={isLive || undefined} ref={shown}>
          {settled}
          {settled !== '' && unsettled !== '' && ' '}
          {unsettled !== '' && <span data-part="unsettled">{unsettled}</span>}
        </p>
      )}
      <p className={words.unseen} aria-live="polite" data-part="heard-sentence">
        {lastSentence(settled)}
      </p>
    </>
  );
}

function showNewest(caption: HTMLElement): void {
  caption.scrollTop = caption.scrollHeight;
  caption.toggleAttribute('data-scrolled', caption.scrollTop > 0);
}

/** The newest whole sentence; '' before the first. */
export const lastSentence = (text: string): string => text.match(/\S.*?[.!?]+(?=\s|$)/gs)?.at(-1) ?? '';
