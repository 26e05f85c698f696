import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';

interface PlaybackProps {
  sound: Blob;
  kind: 'solid' | 'plain';
  /** Silent while something else is recorded. */
  silent?: boolean;
}

/** Plays what was recorded, and stops it again. */
export function Playback({ sound, kind, silent = false }: PlaybackProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    const address = URL.createObjectURL(sound);
    element.src = address;
    return () => {
      element.pause();
      setPlaying(false);
      URL.revokeObjectURL(address);
    };
  }, [sound]);
  useEffect(() => {
    if (silent) audio.current?.pause();
  }, [silent]);
  const toggle = () => {
    if (playing) audio.current?.pause();
    else void audio.current?.play().catch(() => setPlaying(false));
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the candidate's own voice, of a second ago */}
      <audio
        ref={audio}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
      />
      <Button kind={kind} onClick={toggle}>
        <Icon of={playing ? Pause : Play} />
        {playing ? 'Pause' : 'Play'}
      </Button>
    </>
  );
}
