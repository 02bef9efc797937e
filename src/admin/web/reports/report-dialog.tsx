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
import { Facts } from '../table/facts.tsx';
import { Moment } from '../table/moment.tsx';
import { useChange } from '../use-change.ts';
import { DONE, FAILED, MARK, NO_REASON, plainWord } from '../words.ts';
import { reportDialog } from './report-handle.ts';
import { ReportStatusBadge, senderOf } from './report-words.tsx';

interface Change {
  status?: ReportStatus;
  adminNotes?: string;
}

/** A report, the notes on it as they are typed, and the ways to change it. */
function useReport(opened: AdminReport) {
  const [report, setReport] = useState(opened);
  const [notes, setNotes] = useState(opened.adminNotes ?? '');
  const [refused, setRefused] = useState<string>();
  /** What somebody else has written meanwhile, where that differs from what stands in the field. */
  const [theirs, setTheirs] = useState<string>();
  const change = useChange({
    make: (wish: Change) =>
      call(updateReport, { params: { id: report.id }, body: { ...wish, updatedAt: report.updatedAt } }),
    done: DONE.reported,
    failed: FAILED.reported,
    onDone: (changed, wish) => {
      // Notes that were typed and not saved stay, whatever else was changed.
      if (wish.adminNotes !== undefined || notes === (report.adminNotes ?? ''))
        setNotes(changed.adminNotes ?? '');
      if (wish.adminNotes !== undefined) setTheirs(undefined);
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
  const send = (wish: Change) => {
    if (change.isPending) return;
    setRefused(undefined);
    change.mutate(wish);
  };
  return { report, notes, setNotes, refused, theirs, send, busy: change.isPending };
}

function ReportSheet({ opened }: { opened: AdminReport }) {
  const { report, notes, setNotes, refused, theirs, send, busy } = useReport(opened);
  // The button that was pressed is no more; the focus goes on to what can be done next.
  const acts = useFocusOnChange(report.status);
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
        <div className="stack" ref={acts}>
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
                <b>The notes that somebody else saved meanwhile</b>
                <p className="report-theirs">{theirs || 'None: they were cleared.'}</p>
                <p className="text-soft">Yours are still below. Saving them takes the place of these.</p>
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

/** One report, to be read and answered for. */
export function ReportDialog() {
  return (
    <Dialog handle={reportDialog} width="mid">
      {(report) => report && <ReportSheet opened={report} />}
    </Dialog>
  );
}
