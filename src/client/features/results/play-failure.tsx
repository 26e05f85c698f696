import words from '#client/ui/words.module.css';
import type { Player } from './use-player.ts';

/** That a recording could not be played, once it could not. */
export function PlayFailure({ player: { failed } }: { player: Player }) {
  return (
    failed && (
      <p className={words.error} role="alert">
        This recording could not be played. It may have been deleted.
      </p>
    )
  );
}
