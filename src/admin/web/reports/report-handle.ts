import { dialogHandle } from '../../../platform/web/ui/dialog.tsx';
import type { AdminReport } from '../../records-contract.ts';

/** Opens the dialog of a report. */
export const reportDialog = dialogHandle<AdminReport>();
