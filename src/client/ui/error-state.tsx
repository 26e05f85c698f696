import './states.css';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** The cause, where there is one to tell. */
  text?: ReactNode;
  /** What is safe. */
  safe?: string;
  /** What to press. */
  action?: ReactNode;
}

/** Something went wrong where content should stand: what happened, what is safe, what to press. */
export function ErrorState({ title, text, safe, action }: ErrorStateProps) {
  return (
    <div className="state failed" role="alert">
      <CircleAlert className="ico" aria-hidden="true" />
      <p className="state-title">{title}</p>
      {text && <p className="state-text">{text}</p>}
      {safe && <p className="hint">{safe}</p>}
      {action}
    </div>
  );
}
