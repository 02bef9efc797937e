import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { recountCredits, refreshUser, setCredits } from '../../../accounts/web/session.ts';
import type { HelpLine } from '../../../platform/contract.ts';
import { track } from '../../../platform/web/analytics.ts';
import { ApiError, call, NetworkError, sentenceOf } from '../../../platform/web/call.ts';
import { bad } from '../../../platform/web/ui/toasts.tsx';
import type { WishKey } from '../../../platform/web/wish-key.ts';
import { type CreationRequest, generateStory } from '../../contract.ts';
import { makingState } from '../making/making-state.ts';
import { refreshShelf } from '../refresh-shelf.ts';
import { TROUBLE } from '../words/create.ts';
import { CREATION_FAILED } from '../words/story.ts';

/** Why the last attempt was refused, where a toast would not be enough. */
export interface Trouble {
  kind: 'credits' | 'refused';
  sentence: string;
  helpLines: readonly HelpLine[];
}

interface Generate {
  busy: boolean;
  trouble: Trouble | undefined;
  send: (request: CreationRequest) => void;
}

/**
 * Asks the server for the story, and moves on to watching it being made. The same wish keeps its key, so that
 * sending it again after a lost answer cannot cost a second credit.
 */
export function useGenerate(wishKey: WishKey, onTaken: () => void): Generate {
  const queries = useQueryClient();
  const [path, navigate] = useLocation();
  const [trouble, setTrouble] = useState<Trouble>();

  const send = useMutation({
    mutationFn: (request: CreationRequest) =>
      call(generateStory, {
        body: request,
        headers: { prefer: 'respond-async', 'Idempotency-Key': wishKey.of(JSON.stringify(request)).key },
      }),
    onMutate: () => setTrouble(undefined),
    onSuccess: ({ story, creditsRemaining, warning, helpLines }, request) => {
      wishKey.forget();
      track('story_creation', { age: request.targetAgeGroup, structure: request.storyStructure });
      setCredits(creditsRemaining);
      void refreshShelf(queries);
      onTaken();
      navigate(path, { state: makingState(story.id, { warning, helpLines }) });
    },
    onError: (error) => {
      wishKey.failed(error);
      if (error instanceof ApiError && error.code === 'INSUFFICIENT_CREDITS') {
        setTrouble({ kind: 'credits', sentence: error.sentence, helpLines: [] });
        void refreshUser();
        return;
      }
      if (error instanceof ApiError && error.status === 401) {
        bad(TROUBLE.login);
        void refreshUser();
        return;
      }
      if (error instanceof NetworkError) {
        // The wish may have been heard all the same: then a credit is spent, and a story is being made.
        void recountCredits();
        void refreshShelf(queries);
      }
      const sentence = sentenceOf(error, CREATION_FAILED.message, TROUBLE.network);
      bad({ title: CREATION_FAILED.title, message: sentence });
      if (error instanceof ApiError && error.helpLines.length > 0) {
        setTrouble({ kind: 'refused', sentence, helpLines: error.helpLines });
      }
    },
  });
  return { busy: send.isPending, trouble, send: send.mutate };
}
