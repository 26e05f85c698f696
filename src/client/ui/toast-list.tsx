import './toast.css';
import { Toast } from '@base-ui/react/toast';
import { CircleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { type ToastWords, takeToasts, watchToasts } from './toasts.ts';

const LASTS_MS = 6_000;
const toasts = Toast.createToastManager<ToastWords>();

/** The toasts themselves, the newest on top of the pile; F6 reaches them by keyboard. */
export function ToastList() {
  useEffect(() => {
    const show = () => {
      for (const words of takeToasts()) {
        toasts.add({
          title: words.title,
          description: words.text,
          timeout: words.lastsMs ?? LASTS_MS,
          priority: words.kind === 'danger' ? 'high' : 'low',
          data: words,
        });
      }
    };
    show();
    return watchToasts(show);
  }, []);
  return (
    <Toast.Provider toastManager={toasts}>
      <Toast.Portal>
        <Toast.Viewport className="toasts">
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
      <Toast.Root key={toast.id} toast={toast} className="toast">
        <Toast.Content className="toast-content">
          {toast.data?.kind === 'danger' && <CircleAlert className="ico" aria-hidden="true" />}
          <div className="toast-words">
            <Toast.Title render={<strong />} />
            <Toast.Description className="hint" />
          </div>
          {action && (
            <Toast.Action
              className="btn"
              onClick={() => {
                action.onPress();
                manager.close(toast.id);
              }}
            >
              {action.label}
            </Toast.Action>
          )}
          <Toast.Close className="btn quiet" aria-label="Dismiss">
            <X className="ico" aria-hidden="true" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
