import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface TabsProps {
  label: string;
  tabs: readonly { value: string; label: string; panel: ReactNode }[];
}

/** Words on a line, the open one (at first the first) underlined by a stroke. One alone is a heading: there is nothing to choose. */
export function Tabs({ label, tabs }: TabsProps) {
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
    <Base.Root defaultValue={only?.value}>
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
