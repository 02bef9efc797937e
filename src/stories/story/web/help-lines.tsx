import type { HelpLine } from '../../../platform/contract.ts';
import { HELP_LINES } from './messages/story.ts';

/** A list of help lines. */
export function HelpLines({ lines }: { lines: readonly HelpLine[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="help-lines">
      <p>{HELP_LINES}</p>
      <ul>
        {lines.map(({ country, name, contact }) => (
          <li key={`${country} ${name}`}>
            <b>{name}</b> ({country}): {contact}
          </li>
        ))}
      </ul>
    </div>
  );
}
