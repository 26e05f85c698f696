import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { RecordedSegment } from '#domain/recording/recorded-answer.ts';
import styles from './recordings.module.css';

interface RecordingActsProps {
  /** What is downloaded or deleted, for who hears the buttons and does not see the line. */
  of: string;
  segments: readonly RecordedSegment[];
  busy: boolean;
  onDelete: () => void;
  /** Drawings without words, where there is no room. */
  compact?: boolean;
}

/** Downloaded by one press, deleted by two. */
export function RecordingActs({ of, segments, busy, onDelete, compact = false }: RecordingActsProps) {
  const [asks, setAsks] = useState(false);
  const kind = compact ? 'quiet' : 'plain';
  if (asks || busy) {
    return (
      <span className={styles.acts}>
        <Button kind="danger" busy={busy} autoFocus aria-label={`Delete ${of} for good`} onClick={onDelete}>
          {busy ? 'Deleting…' : 'Delete for good'}
        </Button>
        {!busy && <Button onClick={() => setAsks(false)}>Keep</Button>}
      </span>
    );
  }
  return (
    <span className={styles.acts}>
      <Button kind={kind} aria-label={`Download ${of}`} onClick={() => download(segments)}>
        <Icon of={Download} />
        {!compact && 'Download'}
      </Button>
      <Button kind={kind} aria-label={`Delete ${of}`} onClick={() => setAsks(true)}>
        <Icon of={Trash2} />
        {!compact && 'Delete'}
      </Button>
    </span>
  );
}

/** The server sends recordings as files to keep, so the page stays where it is. */
function download(segments: readonly RecordedSegment[]): void {
  for (const { url, filename } of segments) {
    const link = document.createElement('a');
    link.href = url;
    link.download = filename;
    link.click();
  }
}
