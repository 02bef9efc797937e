import * as z from 'zod/mini';
import { helpLineSchema } from '../../../../platform/contract.ts';

/** The state of a history entry while a story is being made over the page that requested it. */
const makingSchema = z.object({
  making: z.string(),
  /** A warning from the server to show beside the story, and help lines. */
  warning: z.optional(z.string()),
  helpLines: z.optional(z.array(helpLineSchema)),
});
export type MakingState = z.infer<typeof makingSchema>;

/** The history state to navigate with once the server has accepted a request. */
export function makingState(id: string, notice: Omit<MakingState, 'making'> = {}): MakingState {
  return { making: id, ...notice };
}

/** The state of this history entry, if it shows a story being made. */
export function makingIn(state: unknown): MakingState | undefined {
  const read = makingSchema.safeParse(state);
  return read.success ? read.data : undefined;
}
