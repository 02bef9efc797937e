import { addressOf } from '../../../platform/web/call.ts';
import { buttonClass } from '../../../platform/web/ui/button.tsx';

/** Link to download the rows of a table as CSV, with the filters of the table. */
export function ExportLink({ path, filter }: { path: string; filter: Record<string, unknown> }) {
  return (
    <a className={buttonClass({ kind: 'second' })} href={addressOf(path, {}, filter)} download>
      Export CSV
    </a>
  );
}
