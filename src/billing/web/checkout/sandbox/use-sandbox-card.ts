import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call, sentenceOf } from '../../../../platform/web/call.ts';
import { isRefusal } from '../../../../platform/web/idempotency-key.ts';
import { sandboxConfirm } from '../../../sandbox-contract.ts';
import { PAYMENT } from '../../messages/payment.ts';
import type { CardResult } from '../card-result.ts';

export interface Card {
  number: string;
  expiry: string;
  cvc: string;
}

interface Attempt {
  card: Card;
  clientSecret: string;
  onResult: (result: CardResult) => void;
}

const DECLINED = 402;

function failed(error: unknown): CardResult {
  const declined = error instanceof ApiError && error.status === DECLINED;
  const over = !declined && isRefusal(error);
  return {
    error: {
      message: sentenceOf(error, PAYMENT.failedHint, PAYMENT.lost),
      outcome: declined ? 'open' : over ? 'over' : 'unknown',
    },
  };
}

interface SandboxCard {
  paying: boolean;
  /** Whether the bank requires 3-D Secure. */
  challenged: boolean;
  confirm: (attempt: Attempt) => void;
  answerChallenge: (authenticated: boolean) => void;
}

/** Pays with one of the published test cards, including 3-D Secure. */
export function useSandboxCard(): SandboxCard {
  const [challenge, setChallenge] = useState<Attempt>();
  const paying = useMutation({
    mutationFn: ({ attempt, authenticated }: { attempt: Attempt; authenticated?: boolean }) =>
      call(sandboxConfirm, {
        body: {
          clientSecret: attempt.clientSecret,
          ...attempt.card,
          ...(authenticated === undefined ? {} : { authenticated }),
        },
      }),
    onSuccess: (reply, { attempt }) => {
      if ('next_action' in reply) {
        setChallenge(attempt);
        return;
      }
      setChallenge(undefined);
      attempt.onResult(reply);
    },
    onError: (error, { attempt }) => {
      setChallenge(undefined);
      attempt.onResult(failed(error));
    },
  });
  return {
    paying: paying.isPending,
    challenged: challenge !== undefined,
    confirm: (attempt) => paying.mutate({ attempt }),
    answerChallenge: (authenticated) => {
      if (challenge) paying.mutate({ attempt: challenge, authenticated });
    },
  };
}
