import { dialogHandle } from '../../platform/web/ui/dialog.tsx';

interface PlanRequest {
  /** What to go on with once there are credits. */
  after?: () => void;
}

/** The handle of "Choose Your Plan". */
export const planDialog = dialogHandle<PlanRequest>();

/** Shows the parent what credits cost, and sells them. */
export function openPlans(request: PlanRequest = {}): void {
  planDialog.openWithPayload(request);
}
