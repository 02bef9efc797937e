import { dialogHandle } from '../../../platform/web/ui/dialog.tsx';

export type PlanTab = 'payasyougo' | 'premium' | 'switch';

interface PlanRequest {
  /** The tab to show first; by default the one that fits the parent's plan. */
  tab?: PlanTab;
  /** Called once there are credits. */
  after?: (() => void) | undefined;
}

/** The handle of the dialog "Choose Your Plan". */
export const planDialog = dialogHandle<PlanRequest>();

/** Opens the plan dialog. */
export function openPlans(request: PlanRequest = {}): void {
  planDialog.openWithPayload(request);
}
