import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { call } from '../../../../platform/web/call.ts';
import { useOnline } from '../../../../platform/web/online.ts';
import { PROMPT_MIN } from '../../contract.ts';
import { type Understood, understandPrompt } from '../../understand-contract.ts';
import type { Draft } from '../form/draft.ts';
import {
  type CorrectedField,
  type Corrections,
  sentCorrections,
  stillApplying,
  understandingFrom,
  withCorrection,
} from './corrections.ts';
import { usePaused } from './use-paused.ts';

/** A pause in typing. */
const PAUSE_MS = 700;
/** An answer that takes longer comes too late to be of use. */
const SLOW_MS = 5000;
/** The parent’s words do not stay in the page’s memory for long. */
const CACHED_MS = 60_000;

/** What is read of the form, as text, so that it can be compared. */
const bodyOf = (
  draft: Pick<
    Draft,
    'prompt' | 'childName' | 'characterGender' | 'includeChildAsMain' | 'targetAgeGroup' | 'storyStructure'
  >,
) =>
  JSON.stringify({
    prompt: draft.prompt.trim(),
    ...(draft.includeChildAsMain && draft.childName.trim() ? { childName: draft.childName.trim() } : {}),
    ...(draft.characterGender ? { characterGender: draft.characterGender } : {}),
    ...(draft.targetAgeGroup ? { targetAgeGroup: draft.targetAgeGroup } : {}),
    storyStructure: draft.storyStructure,
    includeChildAsMain: draft.includeChildAsMain,
  });

interface Read {
  readonly prompt: string;
  readonly understood: Understood;
}

const understandingQuery = (body: string, corrections?: Corrections) =>
  queryOptions({
    queryKey: ['understanding', body, corrections ?? null],
    queryFn: async ({ signal }): Promise<Read> => {
      const request = JSON.parse(body) as { prompt: string };
      const understood = await call(understandPrompt, {
        body: { ...request, ...(corrections ? { understanding: understandingFrom(corrections) } : {}) },
        signal: AbortSignal.any([signal, AbortSignal.timeout(SLOW_MS)]),
      });
      return { prompt: request.prompt, understood };
    },
    placeholderData: keepPreviousData,
    gcTime: CACHED_MS,
  });

/** What was understood of the prompt, and what the parent corrected of it. */
export interface Understanding {
  readonly understood: Understood;
  /** What the story is going to be about, with the corrections; empty while it is not known. */
  readonly sentence: string;
  readonly corrections: Corrections;
  correct<F extends CorrectedField>(field: F, to: NonNullable<Corrections[F]>): void;
}

/**
 * Has the prompt understood after each pause in typing. `idle` while there is too little to understand; undefined when
 * no answer came, or it came too late.
 */
export function useUnderstanding(): Understanding | 'idle' | undefined {
  const { control, setValue, getValues } = useFormContext<Draft>();
  const [
    prompt,
    childName,
    characterGender,
    includeChildAsMain,
    targetAgeGroup,
    storyStructure,
    corrections,
  ] = useWatch({
    control,
    name: [
      'prompt',
      'childName',
      'characterGender',
      'includeChildAsMain',
      'targetAgeGroup',
      'storyStructure',
      'corrections',
    ],
  });
  const read = { prompt, childName, characterGender, includeChildAsMain, targetAgeGroup, storyStructure };
  const body = usePaused(bodyOf(read), PAUSE_MS);
  const isLong = prompt.trim().length >= PROMPT_MIN && JSON.parse(body).prompt.length >= PROMPT_MIN;
  const enabled = useOnline() && isLong;
  const first = useQuery({ ...understandingQuery(body), enabled });
  const applying = first.data && sentCorrections(corrections, first.data.prompt);
  const second = useQuery({
    ...understandingQuery(body, applying),
    enabled: enabled && applying !== undefined && !first.isPlaceholderData,
  });

  const latest = first.isPlaceholderData ? undefined : first.data;
  const prune = useEffectEvent((read: Read) => {
    const before = getValues('corrections');
    if (before.prompt !== '' && before.prompt !== read.prompt)
      setValue('corrections', stillApplying(before, read), { shouldDirty: true });
  });
  useEffect(() => {
    if (latest) prune(latest);
  }, [latest]);

  if (!isLong) return 'idle';
  const { data } = first;
  if (!enabled || !data) return undefined;
  return {
    understood: data.understood,
    sentence: sentenceFrom(data, applying && second),
    corrections: applying ?? {},
    correct: (field, to) =>
      setValue('corrections', withCorrection(getValues('corrections'), data, field, to), {
        shouldDirty: true,
      }),
  };
}

/** The sentence for the corrections, or the first one until it is there. */
function sentenceFrom(
  { understood }: Read,
  second: { data: Read | undefined; isError: boolean } | undefined,
): string {
  if (second?.isError) return '';
  return second?.data?.understood.sentence ?? understood.sentence;
}
