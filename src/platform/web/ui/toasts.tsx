import { Toast } from '@base-ui/react/toast';
import { CLOSE } from '../words.ts';
import { Icon } from './icon.tsx';

const manager = Toast.createToastManager();

interface Note {
  title: string;
  message?: string | undefined;
  /** Milliseconds until it goes by itself. */
  stays?: number;
}

/** Tells that something worked. Returns what takes the note away before its time. */
export function good({ title, message, stays }: Note): () => void {
  const id = manager.add({
    title,
    description: message,
    type: 'good',
    ...(stays ? { timeout: stays } : {}),
  });
  return () => manager.close(id);
}

/** Tells that something went wrong. Stays a little longer. */
export function bad({ title, message, stays = 8000 }: Note): void {
  manager.add({ title, description: message, type: 'bad', timeout: stays });
}

/** Tells something that can still be taken back. Returns what takes the note away before its time. */
export function offer(
  { title, message, stays }: Note,
  action: { label: string; onPress: () => void },
): () => void {
  const id = manager.add({
    title,
    description: message,
    type: 'good',
    ...(stays ? { timeout: stays } : {}),
    actionProps: { children: action.label, onClick: action.onPress },
  });
  return () => manager.close(id);
}

/**
 * Base UI makes each toast a dialog labelled by its title. Ours take no answer: the viewport reads them out, and
 * a search for the label of a field must not find them.
 */
const PLAIN = {
  role: 'group',
  'aria-modal': undefined,
  'aria-labelledby': undefined,
  'aria-describedby': undefined,
} as const;

function Notes() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      {...PLAIN}
      className={toast.type === 'bad' ? 'toast toast-bad' : 'toast'}
      swipeDirection={['down', 'right']}
    >
      <Toast.Content className="toast-words">
        <Toast.Title render={<b />} />
        <Toast.Description />
      </Toast.Content>
      {toast.actionProps && <Toast.Action className="btn btn-quiet btn-small toast-action" />}
      <Toast.Close className="btn btn-icon">
        <Icon name="close" />
        <span className="sr-only">{CLOSE}</span>
      </Toast.Close>
    </Toast.Root>
  ));
}

/** Where toasts appear: bottom right, one at a time. Stands once in the app. */
export function Toasts() {
  return (
    <Toast.Provider toastManager={manager} limit={1}>
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <Notes />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
