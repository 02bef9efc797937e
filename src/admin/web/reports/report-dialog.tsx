import { useState } from 'react';
import { ApiError, call, sentenceOf } from '../../../platform/web/call.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Dialog, DialogHead } from '../../../platform/web/ui/dialog.tsx';
import { Field, FieldError } from '../../../platform/web/ui/field.tsx';
import { useFocusOnChange } from '../../../platform/web/ui/focus-on-change.ts';
import {
  type AdminReport,
  getReport,
  NOTES_MAX,
  REPORT_CHANGES,
  type ReportStatus,
  updateReport,
} from '../../records-contract.ts';
import { DONE, FAILED, MARK, NO_REASON, plainWord } from '../messages.ts';
import { Facts } from '../table/facts.tsx';
import { Moment } from '../table/moment.tsx';
import { useChange } from '../use-change.ts';
import { reportDialog } from './report-handle.ts';
import { ReportStatusBadge, senderOf } from './report-messages.tsx';

interface Change {
  status?: ReportStatus;
  adminNotes?: string;
}

/** State of the dialog: the report, the typed notes, and a function to update the report. */
function useReport(initial: AdminReport) {
  const [report, setReport] = useState(initial);
  const [notes, setNotes] = useState(initial.adminNotes ?? '');
  const [refused, setRefused] = useState<string>();
  /** Notes that somebody else saved meanwhile, if they differ from the typed ones. */
  const [theirs, setTheirs] = useState<string>();
  const change = useChange({
    make: (patch: Change) =>
      call(updateReport, { params: { id: report.id }, body: { ...patch, updatedAt: report.updatedAt } }),
    done: DONE.reported,
    failed: FAILED.reported,
    onDone: (changed, patch) => {
      // Typed notes that were not saved stay when only the status was changed.
      if (patch.adminNotes !== undefined || notes === (report.adminNotes ?? ''))
        setNotes(changed.adminNotes ?? '');
      if (patch.adminNotes !== undefined) setTheirs(undefined);
      setReport(changed);
    },
    onFailed: async (error) => {
      setRefused(sentenceOf(error, NO_REASON));
      if (!(error instanceof ApiError) || error.status !== 409) return;
      const now = await call(getReport, { params: { id: report.id } }).catch(() => undefined);
      if (!now) return;
      const isNewer = (now.adminNotes ?? '') !== (report.adminNotes ?? '');
      if (notes === (report.adminNotes ?? '')) setNotes(now.adminNotes ?? '');
      else if (isNewer) setTheirs(now.adminNotes ?? '');
      setReport(now);
    },
  });
  const send = (patch: Change) => {
    if (change.isPending) return;
    setRefused(undefined);
    change.mutate(patch);
  };
  return { report, notes, setNotes, refused, theirs, send, busy: change.isPending };
}

function ReportSheet({ initial }: { initial: AdminReport }) {
  const { report, notes, setNotes, refused, theirs, send, busy } = useReport(initial);
  // The pressed button is removed after a status change; the focus moves to the remaining actions.
  const actions = useFocusOnChange(report.status);
  return (
    <>
      <DialogHead title="Report">{senderOf(report)}</DialogHead>
      <div className="sheet-body">
        <Facts
          facts={{
            Category: plainWord(report.category),
            Severity: plainWord(report.severity),
            Status: <ReportStatusBadge status={report.status} />,
            Submitted: <Moment at={report.createdAt} />,
            Subject: report.subject,
            ...(report.storyId ? { Story: report.storyId } : {}),
          }}
        />
        <section className="report-words">
          <h3>Description</h3>
          <p>{report.description}</p>
        </section>
        <div className="stack" ref={actions}>
          {REPORT_CHANGES[report.status].length > 0 && (
            <div className="btn-row">
              {REPORT_CHANGES[report.status].map((status) => (
                <Button
                  key={status}
                  kind="second"
                  size="small"
                  aria-disabled={busy}
                  onClick={() => send({ status })}
                >
                  {MARK[status]}
                </Button>
              ))}
            </div>
          )}
          <form
            className="stack"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              send({ adminNotes: notes });
            }}
          >
            {theirs !== undefined && (
              <div className="note">
                <b>Notes someone else has just saved</b>
                <p className="report-theirs">{theirs || 'None: they were cleared.'}</p>
                <p className="text-soft">Yours are still below. Saving them will replace these.</p>
              </div>
            )}
            <Field label="Admin Notes" hint="For admins only. Up to 2,000 characters.">
              {(control) => (
                <textarea
                  {...control}
                  rows={4}
                  maxLength={NOTES_MAX}
                  value={notes}
                  onChange={(event) => setNotes(event.target.value)}
                />
              )}
            </Field>
            {refused && (
              <FieldError id="report-refused" alert>
                {refused}
              </FieldError>
            )}
            <Button kind="main" wide type="submit" aria-disabled={busy}>
              {busy ? 'Saving…' : 'Save notes'}
            </Button>
          </form>
        </div>
      </div>
    </>
  );
}

/** Shows one report, with its status and notes to edit. */
export function ReportDialog() {
  return (
    <Dialog handle={reportDialog} width="mid">
      {(report) => report && <ReportSheet initial={report} />}
    </Dialog>
  );
}
