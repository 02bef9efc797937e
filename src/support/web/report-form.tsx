import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useSession } from '../../accounts/web/session.ts';
import { track } from '../../platform/web/analytics.ts';
import { call, sentenceOf } from '../../platform/web/call.ts';
import { Button } from '../../platform/web/ui/button.tsx';
import { DialogHead } from '../../platform/web/ui/dialog.tsx';
import { toast } from '../../platform/web/ui/toasts.tsx';
import { createReport, type StoryReport, storyReport } from '../contract.ts';
import { SENDING } from './messages/report.ts';
import { REPORT_DIALOG } from './messages/report-dialog.ts';
import type { ReportDraft } from './report-draft.ts';
import {
  CategoryField,
  DescriptionField,
  SenderFields,
  SeverityField,
  SubjectField,
} from './report-fields.tsx';
import type { ReportRequest } from './report-handle.ts';

interface ReportFormProps {
  about: ReportRequest;
  draft: ReportDraft;
  onDraft: (draft: ReportDraft) => void;
  onSent: () => void;
}

/** The form to report a story. Guests may add their name and email. */
export function ReportForm({ about, draft, onDraft, onSent }: ReportFormProps) {
  const { isAuthenticated } = useSession();
  const form = useForm<ReportDraft, unknown, StoryReport>({
    // The draft type is wider than the schema's input.
    resolver: standardSchemaResolver(storyReport as unknown as z.ZodMiniType<StoryReport, ReportDraft>),
    defaultValues: draft,
  });
  const sent = useRef(false);
  useEffect(
    () => () => {
      if (!sent.current) onDraft(form.getValues());
    },
    [form, onDraft],
  );
  const send = useMutation({
    mutationFn: (report: StoryReport) => call(createReport, { body: { ...report, storyId: about.storyId } }),
    onSuccess: (_, { category, severity }) => {
      sent.current = true;
      track('report', { category, severity });
      toast.success(SENDING.sent);
      onSent();
    },
    onError: (error) => {
      toast.error({ title: SENDING.failed, message: sentenceOf(error, SENDING.failedAdvice) });
    },
  });
  return (
    <>
      <DialogHead title={REPORT_DIALOG.title}>{about.title}</DialogHead>
      <form className="sheet-body" noValidate onSubmit={form.handleSubmit((report) => send.mutate(report))}>
        <CategoryField form={form} />
        <SeverityField form={form} />
        <SubjectField form={form} />
        <DescriptionField form={form} />
        {!isAuthenticated && <SenderFields form={form} />}
        <Button kind="main" wide type="submit" disabled={send.isPending}>
          {send.isPending ? SENDING.busy : SENDING.send}
        </Button>
      </form>
    </>
  );
}
