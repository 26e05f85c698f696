import { Button } from './button.tsx';
import words from './words.module.css';

interface GoBackLineProps {
  isOpen: boolean;
  isBusy: boolean;
  /** Why it could not be taken back. */
  problem: string;
  onGoBack: () => void;
  className?: string | undefined;
}

/** The way back into an interview that was ended by mistake, for as long as there is one. */
export function GoBackLine({ isOpen, isBusy, problem, onGoBack, className = words.hint }: GoBackLineProps) {
  if (problem !== '')
    return (
      <p className={className} role="alert">
        {problem}
      </p>
    );
  if (!isOpen) return null;
  return (
    <p className={className}>
      Ended by mistake?{' '}
      <Button kind="link" busy={isBusy} onClick={onGoBack}>
        Go back
      </Button>
    </p>
  );
}
