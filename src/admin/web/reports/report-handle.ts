import { dialogHandle } from '../../../platform/web/ui/dialog.tsx';
import type { AdminReport } from '../../records-contract.ts';

/** Opens a report to be read and answered for. */
export const reportDialog = dialogHandle<AdminReport>();
