import { Toast } from '@base-ui/react/toast';
import { CLOSE } from '../messages.ts';
import { Icon } from './icon.tsx';

const manager = Toast.createToastManager();

/**
 * Replaces the toast that is shown, for good: the library would only hide it and show it again when the new one closes,
 * seconds after it was true.
 */
function replaceBy(shown: Parameters<typeof manager.add>[0]): string {
  manager.close();
  return manager.add(shown);
}

interface ToastOptions {
  title: string;
  message?: string | undefined;
  /** Milliseconds until it closes by itself. */
  stays?: number;
}

/** Toasts, announced by screen readers. Each replaces the one before. */
export const toast = {
  /** Shows a success. */
  success({ title, message, stays }: ToastOptions): void {
    replaceBy({ title, description: message, type: 'good', ...(stays ? { timeout: stays } : {}) });
  },
  /** Shows an error, for a little longer. */
  error({ title, message, stays = 8000 }: ToastOptions): void {
    replaceBy({ title, description: message, type: 'bad', timeout: stays });
  },
  /** Shows something that can still be undone. Returns a function that closes the toast. */
  withAction(
    { title, message, stays }: ToastOptions,
    action: { label: string; onPress: () => void },
  ): () => void {
    const id = replaceBy({
      title,
      description: message,
      type: 'good',
      ...(stays ? { timeout: stays } : {}),
      actionProps: { children: action.label, onClick: action.onPress },
    });
    return () => manager.close(id);
  },
};

/**
 * Base UI makes each toast a dialog labelled by its title. Ours are plain groups: the viewport announces them, and a test that
 * looks up a field by its label must not find them.
 */
const PLAIN = {
  role: 'group',
  'aria-modal': undefined,
  'aria-labelledby': undefined,
  'aria-describedby': undefined,
} as const;

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((item) => (
    <Toast.Root
      key={item.id}
      toast={item}
      {...PLAIN}
      className={item.type === 'bad' ? 'toast toast-bad' : 'toast'}
      swipeDirection={['down', 'right']}
    >
      <Toast.Content className="toast-words">
        <Toast.Title render={<b />} />
        <Toast.Description />
      </Toast.Content>
      {item.actionProps && <Toast.Action className="btn btn-quiet btn-small toast-action" />}
      <Toast.Close className="btn btn-icon">
        <Icon name="close" />
        <span className="sr-only">{CLOSE}</span>
      </Toast.Close>
    </Toast.Root>
  ));
}

/** The toast viewport: bottom right, one toast at a time. Mounted once in the app. */
export function Toasts() {
  return (
    <Toast.Provider toastManager={manager} limit={1}>
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
