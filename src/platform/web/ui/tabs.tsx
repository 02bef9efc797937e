import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface TabsProps<T extends string> {
  label: string;
  tabs: readonly { value: T; label: string; panel: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
}

/** Words on a line, the open one underlined by a stroke. One alone is a heading: there is nothing to choose. */
export function Tabs<T extends string>({ label, tabs, value, onChange }: TabsProps<T>) {
  const [only] = tabs;
  if (tabs.length === 1 && only) {
    return (
      <section className="stack">
        <h3 className="tabs-only">{only.label}</h3>
        {only.panel}
      </section>
    );
  }
  return (
    <Base.Root value={value} onValueChange={(next: T) => onChange(next)}>
      <Base.List className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
