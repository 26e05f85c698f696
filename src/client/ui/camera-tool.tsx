import type { LucideIcon } from 'lucide-react';
import styles from './camera-preview.module.css';
import { Icon } from './icon.tsx';

interface CameraToolProps {
  of: LucideIcon;
  isOn: boolean;
  /** What it switches: 'Camera'. */
  label: string;
  onPress: () => void;
}

/** A switch over the camera's picture. */
export function CameraTool({ of, isOn, label, onPress }: CameraToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-pressed={isOn}
      aria-label={label}
      title={`${label} ${isOn ? 'on' : 'off'}`}
      onClick={onPress}
    >
      <Icon of={of} />
    </button>
  );
}
