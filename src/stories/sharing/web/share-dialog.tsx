import { lazy, Suspense } from 'react';
import { Dialog, DialogHead } from '../../../platform/web/ui/dialog.tsx';
import { COMING, SHARE_DIALOG } from '../../creation/web/messages/dialogs.ts';
import { shareDialog } from './share-handle.ts';

const ShareSheet = lazy(() => import('./share-sheet.tsx').then((m) => ({ default: m.ShareSheet })));

/** The share dialog, for a parent's own story or for a shared one. */
export function ShareDialog() {
  return (
    <Dialog handle={shareDialog}>
      {(request) =>
        request && (
          <Suspense fallback={<DialogHead title={SHARE_DIALOG}>{COMING}</DialogHead>}>
            <ShareSheet request={request} />
          </Suspense>
        )
      }
    </Dialog>
  );
}
