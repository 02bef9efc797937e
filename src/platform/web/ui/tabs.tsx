import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useRef } from 'react';

interface TabsProps<Value extends string> {
  label: string;
  open: Value;
  onOpen: (value: Value) => void;
  tabs: readonly { value: Value; label: string; panel: ReactNode }[];
}

const show = (tab: Element) => tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Tabs. A panel is mounted only while its tab is open. */
export function Tabs<Value extends string>({ label, open, onOpen, tabs }: TabsProps<Value>) {
  const words = tabs.map(({ label: word }) => word.length).join();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selected tab may be outside of a small screen
  useEffect(() => {
    const selected = list.current?.querySelector('[aria-selected="true"]');
    if (selected) show(selected);
  }, [open, words]);
  return (
    <Base.Root className="stack" value={open} onValueChange={(value: Value) => onOpen(value)}>
      <Base.List ref={list} className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          // Browsers do not scroll to a focused tab that is partly visible.
          <Base.Tab key={tab.value} value={tab.value} onFocus={({ currentTarget }) => show(currentTarget)}>
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
