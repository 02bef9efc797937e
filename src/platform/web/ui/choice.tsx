import type { ComponentPropsWithRef, ReactNode } from 'react';

type RadioProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'>;

/** A radio button as a card: a drawing, a name and an explanation. */
export function ChoiceCard({ children, ...radio }: RadioProps & { children: ReactNode }) {
  return (
    <label className="choice">
      <input type="radio" {...radio} />
      {!radio.disabled && <i className="tick" />}
      {children}
    </label>
  );
}

/** Up to four short options in one row, each a radio button. */
export function Segments<T extends string>({
  options,
  ...radio
}: RadioProps & { options: readonly { value: T; label: string }[] }) {
  return (
    <div className="seg">
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" {...radio} value={value} />
          {label}
        </label>
      ))}
    </div>
  );
}
