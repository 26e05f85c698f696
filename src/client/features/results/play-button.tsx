import { Pause, Play } from 'lucide-react';
import { Icon } from '#client/ui/icon.tsx';
import styles from './play-button.module.css';
import type { Player } from './use-player.ts';

interface PlayButtonProps {
  /** What is heard, after 'Play'. */
  what: string;
  player: Player;
  /** Where it plays from; from where it was, unless told. */
  onPlay?: () => void;
  /** In a line of words. */
  small?: boolean;
}

/** Plays a recording, and pauses it. */
export function PlayButton({ what, player, onPlay = player.play, small = false }: PlayButtonProps) {
  const { isPlaying, pause } = player;
  return (
    <button
      type="button"
      className={styles.play}
      data-small={small || undefined}
      aria-label={`${isPlaying ? 'Pause' : 'Play'} ${what}`}
      onClick={() => (isPlaying ? pause() : onPlay())}
    >
      <Icon of={isPlaying ? Pause : Play} />
    </button>
  );
}
