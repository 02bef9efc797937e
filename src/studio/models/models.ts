import { refusalByFlags, wordsForModeration } from '../admit/verdict.ts';
import type { Admission, Commission, Refusal } from '../admit.ts';
import type { Picture } from '../contract.ts';
import { HERO } from '../contract.ts';
import type { Canvas, Desk, SoFar, Spent, Step } from '../desk.ts';
import { WishRefusedError } from '../desk.ts';
import { createBreaker } from './breaker.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { createModerator } from './moderation.ts';
import { patienceFor } from './patience.ts';
import { paintByModels } from './picture-call.ts';
import { pictureModel } from './providers.ts';
import { openPurse } from './purse.ts';
import type { ModelSettings } from './settings.ts';
import { standInFor } from './standin.ts';
import { tellByModels } from './tell.ts';

/** Everything that models do for the studio. */
export interface Models {
  /** Whether a model writes at all. */
  readonly write: boolean;
  /** What the provider's moderation makes of a wish that our own rules have let pass. */
  look(admission: Extract<Admission, { ok: true }>): Promise<Admission>;
  /**
   * Looks at a wish that could not be looked at in time when it came.
   * @throws WishRefusedError
   */
  lookAgain(commission: Commission): Promise<void>;
  tell(commission: Commission, soFar: SoFar, desk: Desk): AsyncGenerator<Step>;
  paint(commission: Commission, canvas: Canvas, desk: Desk): Promise<Picture | undefined>;
  readonly easels: { readonly side: number; readonly fromFirst: boolean };
}

/** A parent waits at the form for this look, in milliseconds; a later one may take longer. */
const LOOK_AT_THE_DOOR = 700;
/** Wishes that were looked at, so that nobody looks twice; the oldest are forgotten. */
const MOST_REMEMBERED = 1000;

export function createModels(settings: ModelSettings): Models {
  const breaker = createBreaker();
  const moderator = createModerator(settings);
  const patience = patienceFor(settings.seconds);
  // One ledger a making: the limits of a story hold for its writing and its painting together.
  const ledgers = new WeakMap<Spent, Ledger>();
  const ledgerOf = (desk: Desk) => {
    const known =
      ledgers.get(desk.before) ?? openLedger(desk, openPurse(desk.before, settings.capMicros), settings);
    ledgers.set(desk.before, known);
    return known;
  };
  const lookedAt = new Set<string>();
  const remember = (seed: string) => {
    lookedAt.add(seed);
    const [oldest] = lookedAt;
    if (lookedAt.size > MOST_REMEMBERED && oldest !== undefined) lookedAt.delete(oldest);
  };
  /** The refusal of a wish, if there is one; what could not be looked at in time is looked at again when it is told. */
  const refusalOf = async (commission: Commission, milliseconds: number): Promise<Refusal | undefined> => {
    if (!moderator || lookedAt.has(commission.seed)) return undefined;
    const words = wordsForModeration(commission.prompt).replaceAll(HERO, standInFor(commission));
    const flags = await moderator.text(words, milliseconds);
    if (!flags) return undefined;
    const refusal = refusalByFlags(commission.prompt, flags);
    if (!refusal) remember(commission.seed);
    return refusal;
  };
  const images = settings.image.map((ref) => pictureModel(ref, settings));
  return {
    write: settings.text.length > 0,
    async look(admission) {
      const refusal = await refusalOf(admission.commission, LOOK_AT_THE_DOOR);
      return refusal ? { ok: false, refusal } : admission;
    },
    async lookAgain(commission) {
      const refusal = await refusalOf(commission, patience.look);
      if (refusal) throw new WishRefusedError(refusal);
    },
    async *tell(commission, soFar, desk) {
      const ledger = ledgerOf(desk);
      yield* tellByModels({ settings, patience, breaker, ledger, moderator, desk }, commission, soFar);
    },
    async paint(commission, canvas, desk) {
      if (images.length === 0) return undefined;
      const ledger = ledgerOf(desk);
      return paintByModels({ settings, patience, breaker, ledger, moderator, desk }, commission, canvas);
    },
    easels:
      images.length === 0
        ? { side: 2, fromFirst: false }
        : { side: 4, fromFirst: images.some(({ takesReference }) => takesReference) },
  };
}
