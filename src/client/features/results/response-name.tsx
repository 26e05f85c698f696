import words from '#client/ui/words.module.css';
import { saidLength } from './said-length.ts';

interface ResponseNameProps {
  as?: 'h2' | 'h3';
  title: string;
  answer: string;
  /** How long it took to say, where that was recorded. */
  durationMs?: number | undefined;
}

/** What a response is called, and how much was said. */
export function ResponseName({ as: Heading = 'h3', title, answer, durationMs }: ResponseNameProps) {
  return (
    <>
      <Heading className={words.label}>{title}</Heading>
      <span className={words.hint}>{saidLength(answer, durationMs)}</span>
    </>
  );
}
