import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { refetchCredits, refreshUser, setCredits } from '../../../../accounts/web/session.ts';
import type { HelpLine } from '../../../../platform/contract.ts';
import { track } from '../../../../platform/web/analytics.ts';
import { ApiError, call, NetworkError, sentenceOf } from '../../../../platform/web/call.ts';
import type { IdempotencyKey } from '../../../../platform/web/idempotency-key.ts';
import { toast } from '../../../../platform/web/ui/toasts.tsx';
import { CREATION_FAILED } from '../../../story/web/messages/story.ts';
import { refreshLibrary } from '../../../story/web/refresh-library.ts';
import { type CreationRequest, generateStory } from '../../contract.ts';
import { makingState } from '../making/making-state.ts';
import { ERRORS } from '../messages/create.ts';

/** Why the last request was refused, when the form shows more than a toast. */
export interface CreateError {
  kind: 'credits' | 'refused';
  sentence: string;
  helpLines: readonly HelpLine[];
}

interface Generate {
  busy: boolean;
  error: CreateError | undefined;
  send: (request: CreationRequest) => void;
}

/**
 * Requests a story, then opens the page that shows its progress. The same request reuses its idempotency key, so that a
 * retry after a lost response cannot cost a second credit.
 */
export function useGenerate(idempotencyKey: IdempotencyKey, onAccepted: () => void): Generate {
  const queries = useQueryClient();
  const [path, navigate] = useLocation();
  const [error, setError] = useState<CreateError>();

  const send = useMutation({
    mutationFn: (request: CreationRequest) =>
      call(generateStory, {
        body: request,
        headers: {
          prefer: 'respond-async',
          'Idempotency-Key': idempotencyKey.of(JSON.stringify(request)).key,
        },
      }),
    onMutate: () => setError(undefined),
    onSuccess: ({ story, creditsRemaining, warning, helpLines }, request) => {
      idempotencyKey.forget();
      track('story_creation', { age: request.targetAgeGroup, structure: request.storyStructure });
      setCredits(creditsRemaining);
      void refreshLibrary(queries);
      onAccepted();
      navigate(path, { state: makingState(story.id, { warning, helpLines }) });
    },
    onError: (error) => {
      idempotencyKey.failed(error);
      if (error instanceof ApiError && error.code === 'INSUFFICIENT_CREDITS') {
        setError({ kind: 'credits', sentence: error.sentence, helpLines: [] });
        void refreshUser();
        return;
      }
      if (error instanceof ApiError && error.status === 401) {
        toast.error(ERRORS.login);
        void refreshUser();
        return;
      }
      if (error instanceof NetworkError) {
        // The request may have been accepted all the same: then a credit is held, and a story is being made.
        void refetchCredits();
        void refreshLibrary(queries);
      }
      const sentence = sentenceOf(error, CREATION_FAILED.message, ERRORS.network);
      toast.error({ title: CREATION_FAILED.title, message: sentence });
      if (error instanceof ApiError && error.helpLines.length > 0) {
        setError({ kind: 'refused', sentence, helpLines: error.helpLines });
      }
    },
  });
  return { busy: send.isPending, error, send: send.mutate };
}
