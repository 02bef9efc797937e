import { lazy, Suspense, useCallback, useRef } from 'react';
import { Dialog, DialogHead } from '../../platform/web/ui/dialog.tsx';
import { REPORT_DIALOG } from './messages/report-dialog.ts';
import { BLANK_REPORT, type ReportDraft } from './report-draft.ts';
import { reportDialog } from './report-handle.ts';

const ReportForm = lazy(() => import('./report-form.tsx').then((m) => ({ default: m.ReportForm })));

/** "Report Story". The draft about a story survives closing the dialog, until it is sent. */
export function ReportDialog() {
  const saved = useRef<{ storyId: string; draft: ReportDraft } | undefined>(undefined);
  const saveDraft = useCallback((storyId: string, draft: ReportDraft) => {
    saved.current = { storyId, draft };
  }, []);
  return (
    <Dialog handle={reportDialog}>
      {(about) =>
        about && (
          <Suspense fallback={<DialogHead title={REPORT_DIALOG.title}>{REPORT_DIALOG.loading}</DialogHead>}>
            <ReportForm
              about={about}
              draft={saved.current?.storyId === about.storyId ? saved.current.draft : BLANK_REPORT}
              onDraft={(draft) => saveDraft(about.storyId, draft)}
              onSent={() => {
                saved.current = undefined;
                reportDialog.close();
              }}
            />
          </Suspense>
        )
      }
    </Dialog>
  );
}
