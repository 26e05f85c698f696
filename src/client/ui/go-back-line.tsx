import { Button } from './button.tsx';
import words from './words.module.css';

/** What became of words that nobody had sent when the interview was ended. */
export const TYPED_ADDED = 'What you had typed is kept as part of your answer.';

interface GoBackLineProps {
  isOpen: boolean;
  addedTyped: boolean;
  isBusy: boolean;
  /** Why it could not be taken back. */
  problem: string;
  onGoBack: () => void;
  className?: string | undefined;
}

/** The way back into an interview that was ended by mistake, for as long as there is one. */
export function GoBackLine({ isOpen, addedTyped, isBusy, problem, onGoBack, className = words.hint }: GoBackLineProps) {
  if (problem !== '')
    return (
      <p className={className} role="alert">
        {problem}
      </p>
    );
  if (!isOpen) return null;
  return (
    <p className={className}>
      {addedTyped && `${TYPED_ADDED} `}Ended by mistake?{' '}
      <Button kind="link" busy={isBusy} onClick={onGoBack}>
        Go back
      </Button>
    </p>
  );
}
