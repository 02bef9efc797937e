import { dialogHandle } from '../../platform/web/ui/dialog.tsx';

export type PlanTab = 'payasyougo' | 'premium' | 'switch';

interface PlanRequest {
  /** What to show first; by itself the dialog shows what fits the parent's plan. */
  tab?: PlanTab;
  /** What to go on with once there are credits. */
  after?: () => void;
}

/** The handle of "Choose Your Plan". */
export const planDialog = dialogHandle<PlanRequest>();

/** Shows the parent what credits and premium cost, and sells them. */
export function openPlans(request: PlanRequest = {}): void {
  planDialog.openWithPayload(request);
}
