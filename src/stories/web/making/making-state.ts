import * as z from 'zod/mini';
import { helpLineSchema } from '../../../platform/contract.ts';

/** What a history entry carries while a story is being made over the page that asked for it. */
const makingSchema = z.object({
  making: z.string(),
  /** Something the server wants said beside the story, and people to talk to. */
  warning: z.optional(z.string()),
  helpLines: z.optional(z.array(helpLineSchema)),
});
export type MakingState = z.infer<typeof makingSchema>;

/** The state to move on with once the server has taken a story on. */
export function makingState(id: string, notice: Omit<MakingState, 'making'> = {}): MakingState {
  return { making: id, ...notice };
}

/** What this history entry watches, if it watches a story being made. */
export function makingIn(state: unknown): MakingState | undefined {
  const read = makingSchema.safeParse(state);
  return read.success ? read.data : undefined;
}
