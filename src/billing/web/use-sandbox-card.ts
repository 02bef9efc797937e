import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call, sentenceOf } from '../../platform/web/call.ts';
import { isRefusal } from '../../platform/web/wish-key.ts';
import { sandboxConfirm } from '../sandbox-contract.ts';
import type { CardResult } from './card-result.ts';
import { PAYMENT } from './words/payment.ts';

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
      fate: declined ? 'open' : over ? 'over' : 'unknown',
    },
  };
}

interface SandboxCard {
  paying: boolean;
  /** The bank wants to see the parent first. */
  challenged: boolean;
  confirm: (attempt: Attempt) => void;
  answerChallenge: (authenticated: boolean) => void;
}

/** Pays with one of the published test cards, the bank's question included. */
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
