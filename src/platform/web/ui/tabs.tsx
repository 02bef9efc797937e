import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface TabsProps<Value extends string> {
  label: string;
  open: Value;
  onOpen: (value: Value) => void;
  tabs: readonly { value: Value; label: string; panel: ReactNode }[];
}

/** Words on a line, the open one underlined by a stroke. A panel is there only while its tab is open. */
export function Tabs<Value extends string>({ label, open, onOpen, tabs }: TabsProps<Value>) {
  return (
    <Base.Root className="stack" value={open} onValueChange={(value: Value) => onOpen(value)}>
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
