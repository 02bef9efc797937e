import type { HelpLine } from '../../platform/contract.ts';
import { HELP_LINES } from './words/story.ts';

/** Where a family finds somebody to talk to, now. */
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
