import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { buttonClass } from './button-looks.ts';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One or two lines under the title. */
  description?: ReactNode;
  /** The buttons at its foot, the one to press last. */
  actions?: ReactNode;
  /** Only its own buttons and Escape close it: nothing is lost by a click beside it. */
  insist?: boolean;
  /** It lies over the live interview, which is always dark. */
  onStage?: boolean;
  /** What has the focus when it opens; else the first that can. */
  startAt?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/** A dialog over the page: holds the focus, closes by Escape, by its cross and, unless it insists, by a click beside. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  actions,
  insist = false,
  onStage = false,
  startAt,
  children,
}: DialogProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)} disablePointerDismissal={insist}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Popup
          className={styles.dialog}
          data-theme={onStage ? 'stage' : undefined}
          initialFocus={startAt ?? true}
        >
          <div className={styles.head}>
            <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
            <BaseDialog.Close className={buttonClass({ kind: 'quiet', className: styles.close })} aria-label="Close">
              <Icon of={X} />
            </BaseDialog.Close>
          </div>
          {description && <BaseDialog.Description className={styles.text}>{description}</BaseDialog.Description>}
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
