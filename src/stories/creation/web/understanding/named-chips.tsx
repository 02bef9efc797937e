import { Field } from '../../../../platform/web/ui/field.tsx';
import { MOST_NAMED, NAME_MAX, WORDS_MAX } from '../../understand-contract.ts';
import { CREATE } from '../messages/create.ts';
import { ROLE_NAMES, UNDERSTANDING } from '../messages/understanding.ts';
import { ChipPopover } from './chip-popover.tsx';
import type { Corrections } from './corrections.ts';

type Named = NonNullable<Corrections['people']>[number];

/** “Edie, twin”, “Twin” or “2 × dad”. */
function textOf({ relation, name, count }: Named): string {
  if (count > 1) return `${count} × ${relation}`;
  return name ? `${name}, ${relation}` : relation.charAt(0).toUpperCase() + relation.slice(1);
}

/** Whom the fields describe. Somebody new is in the story with the child, as the select offers first. */
function namedIn(fields: Readonly<Record<string, string>>, count: number): Named {
  const { relation = '', name, role = '' } = fields;
  return {
    relation,
    ...(name ? { name } : {}),
    role: role in ROLE_NAMES ? (role as Named['role']) : 'other',
    count,
  };
}

/** Who they are, what they are called, and their part in the story: who has died must never be made to console. */
function NamedFields({ one }: { one: Named | undefined }) {
  return (
    <>
      <Field label={UNDERSTANDING.relation} hint={UNDERSTANDING.relationHint}>
        {(control) => (
          <input
            name="relation"
            required
            maxLength={WORDS_MAX}
            autoComplete="off"
            defaultValue={one?.relation}
            {...control}
          />
        )}
      </Field>
      <Field
        label={
          <>
            {UNDERSTANDING.name} <span className="optional">{CREATE.optional}</span>
          </>
        }
      >
        {(control) => (
          <input
            name="name"
            maxLength={NAME_MAX}
            pattern="[\p{L}][\p{L}\p{M}'’ \-]*"
            title={UNDERSTANDING.nameHint}
            autoComplete="off"
            defaultValue={one?.name}
            {...control}
          />
        )}
      </Field>
      <Field label={UNDERSTANDING.role}>
        {(control) => (
          <select name="role" defaultValue={one?.role ?? 'other'} {...control}>
            {Object.entries(ROLE_NAMES).map(([role, name]) => (
              <option key={role} value={role}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}

interface NamedChipsProps {
  named: readonly Named[];
  onChange: (named: Named[]) => void;
}

/** Whom the prompt names, each in a chip, and one chip more to add somebody. */
export function NamedChips({ named, onChange }: NamedChipsProps) {
  const put = (index: number, ones: readonly Named[]) =>
    onChange([...named.slice(0, index), ...ones, ...named.slice(index + 1)]);
  return (
    <>
      {[...named, ...(named.length < MOST_NAMED ? [undefined] : [])].map((one, index) => (
        <ChipPopover
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may have the same words
          key={index}
          chip={one ? textOf(one) : UNDERSTANDING.someone}
          title={UNDERSTANDING.someoneTitle}
          onDone={(fields) => put(index, [namedIn(fields, one?.count ?? 1)])}
          onLeaveOut={one && (() => put(index, []))}
        >
          <NamedFields one={one} />
        </ChipPopover>
      ))}
    </>
  );
}
