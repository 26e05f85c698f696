import styles from './camera-preview.module.css';

/** A light over the camera's picture: the camera on or off, a voice heard, an answer recorded. */
export function CameraDot({ state }: { state: 'active' | 'inactive' | 'heard' | 'recording' }) {
  return <i className={styles.dot} data-state={state} aria-hidden="true" />;
}
