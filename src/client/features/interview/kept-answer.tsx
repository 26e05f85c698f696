import { Check } from 'lucide-react';
import { Icon } from '#client/ui/icon.tsx';
import styles from './stage.module.css';

/** More than this is scrolled; its last line fades. */
const LONG_CHARS = 220;

/** What the candidate said last and the server holds, until it holds the next. */
export function KeptAnswer({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <section className={styles.kept} aria-labelledby="kept-answer" data-part="kept-answer">
      <h2 id="kept-answer">
        <Icon of={Check} />
        Your last answer is kept
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long answer is scrolled by the keyboard too */}
      <p tabIndex={0} data-long={text.length > LONG_CHARS || undefined}>
        {text}
      </p>
    </section>
  );
}
