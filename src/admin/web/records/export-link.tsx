import { addressOf } from '../../../platform/web/call.ts';
import { buttonClass } from '../../../platform/web/ui/button.tsx';

/** Fetches the rows of a table as a file, with the filters of the table. */
export function ExportLink({ path, filter }: { path: string; filter: Record<string, unknown> }) {
  return (
    <a className={buttonClass({ kind: 'second' })} href={addressOf(path, {}, filter)} download>
      Export CSV
    </a>
  );
}
