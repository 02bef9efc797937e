import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useRef } from 'react';

interface TabsProps<Value extends string> {
  label: string;
  open: Value;
  onOpen: (value: Value) => void;
  tabs: readonly { value: Value; label: string; panel: ReactNode }[];
}

/** Words on a line, the open one underlined by a stroke. A panel is there only while its tab is open. */
export function Tabs<Value extends string>({ label, open, onOpen, tabs }: TabsProps<Value>) {
  const words = tabs.map(({ label: word }) => word.length).join();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab may lie beyond the edge of a phone
  useEffect(() => {
    list.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [open, words]);
  return (
    <Base.Root className="stack" value={open} onValueChange={(value: Value) => onOpen(value)}>
      <Base.List ref={list} className="tabs" aria-label={label}>
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
