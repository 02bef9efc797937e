import { useOnline } from '../../../platform/web/online.ts';
import { OFFLINE } from '../messages/shell.ts';

/** Says that there is no connection, above every page. The element is always there, so that its words are announced. */
export function OfflineNote() {
  const online = useOnline();
  return (
    <div className="offline-note" role="status">
      {!online && <p>{OFFLINE}</p>}
    </div>
  );
}
