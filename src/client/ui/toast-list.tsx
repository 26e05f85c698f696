import { Toast } from '@base-ui/react/toast';
import { CircleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { buttonClass } from './button-looks.ts';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';
import { type ToastWords, takeToasts, watchToasts } from './toasts.ts';
import words from './words.module.css';

const LASTS_MS = 6_000;
const toasts = Toast.createToastManager<ToastWords>();

/** The toasts themselves, the newest on top of the pile; F6 reaches them by keyboard. */
export function ToastList() {
  useEffect(() => {
    const show = () => {
      for (const toast of takeToasts()) {
        toasts.add({
          title: toast.title,
          description: toast.text,
          timeout: toast.lastsMs ?? LASTS_MS,
          priority: toast.kind === 'danger' ? 'high' : 'low',
          data: toast,
        });
      }
    };
    show();
    return watchToasts(show);
  }, []);
  return (
    <Toast.Provider toastManager={toasts}>
      <Toast.Portal>
        <Toast.Viewport className={styles.toasts}>
          <Shown />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Shown() {
  const manager = Toast.useToastManager<ToastWords>();
  return manager.toasts.map((toast) => {
    const action = toast.data?.action;
    return (
      <Toast.Root key={toast.id} toast={toast} className={styles.toast}>
        <Toast.Content className={styles.content}>
          {toast.data?.kind === 'danger' && <Icon of={CircleAlert} />}
          <div className={styles.said}>
            <Toast.Title render={<strong />} />
            <Toast.Description className={words.hint} />
          </div>
          {action && (
            <Toast.Action
              className={buttonClass({})}
              onClick={() => {
                action.onPress();
                manager.close(toast.id);
              }}
            >
              {action.label}
            </Toast.Action>
          )}
          <Toast.Close className={buttonClass({ kind: 'quiet' })} aria-label="Dismiss">
            <Icon of={X} />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
