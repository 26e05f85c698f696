import { Switch as BaseSwitch } from '@base-ui/react/switch';
import styles from './switch.module.css';

interface SwitchProps {
  label: string;
  /** Whether it is on at first. */
  on?: boolean;
  onChange?: (on: boolean) => void;
}

/** A setting that is on or off, at once and without a button to confirm it. */
export function Switch({ label, on = false, onChange }: SwitchProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the part inside
    <label className={styles.switch}>
      <span>{label}</span>
      <BaseSwitch.Root className={styles.track} defaultChecked={on} onCheckedChange={(next) => onChange?.(next)}>
        <BaseSwitch.Thumb className={styles.thumb} />
      </BaseSwitch.Root>
    </label>
  );
}
