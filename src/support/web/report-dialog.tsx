import { lazy, Suspense, useCallback, useRef } from 'react';
import { Dialog, DialogHead } from '../../platform/web/ui/dialog.tsx';
import { BLANK_REPORT, type ReportDraft } from './report-draft.ts';
import { reportDialog } from './report-handle.ts';
import { REPORT_DIALOG } from './words/report-dialog.ts';

const ReportForm = lazy(() => import('./report-form.tsx').then((m) => ({ default: m.ReportForm })));

/** "Report Story". What was written about a story is kept until it is sent, also when the dialog is closed. */
export function ReportDialog() {
  const kept = useRef<{ storyId: string; draft: ReportDraft } | undefined>(undefined);
  const keep = useCallback((storyId: string, draft: ReportDraft) => {
    kept.current = { storyId, draft };
  }, []);
  return (
    <Dialog handle={reportDialog}>
      {(about) =>
        about && (
          <Suspense fallback={<DialogHead title={REPORT_DIALOG.title}>{REPORT_DIALOG.coming}</DialogHead>}>
            <ReportForm
              about={about}
              draft={kept.current?.storyId === about.storyId ? kept.current.draft : BLANK_REPORT}
              onDraft={(draft) => keep(about.storyId, draft)}
              onSent={() => {
                kept.current = undefined;
                reportDialog.close();
              }}
            />
          </Suspense>
        )
      }
    </Dialog>
  );
}
