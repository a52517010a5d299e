import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface TabsProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { value: Value; title: ReactNode; content: ReactNode }[];
}

export function Tabs<Value extends string>({ label, value, onChange, tabs }: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)} className="flex flex-col gap-4">
      <Radix.List aria-label={label} className="flex gap-1 rounded-control bg-line/60 p-1">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-11 min-w-0 flex-1 rounded-control px-0.5 py-1 sm:px-3 text-sm leading-tight wrap-anywhere text-muted data-[state=active]:bg-surface data-[state=active]:inset-ring data-[state=active]:inset-ring-edge data-[state=active]:font-semibold data-[state=active]:text-ink"
          >
            {tab.title}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
