import { momentText } from '../dates.ts';

/** An instant in a table: "Nov 02, 2026 19:42". */
export function Moment({ at }: { at: string }) {
  return (
    <time className="nums" dateTime={at}>
      {momentText(at)}
    </time>
  );
}
