import { ChevronDown } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';

/** Whether a card is open. Stored outside the card, because the virtual list unmounts cards that scroll out of view. */
export interface CardState {
  open: boolean;
  setOpen: (open: boolean) => void;
}

interface LogCardProps {
  card: CardState;
  heading: ReactNode;
  /** A one-line summary. */
  summary: ReactNode;
  children: ReactNode;
}

/** One log: a summary line, with details on demand. */
export function LogCard({ card: { open, setOpen }, heading, summary, children }: LogCardProps) {
  const t = useTexts(adminLogTexts);
  return (
    <Collapsible.Root
      open={open}
      onOpenChange={setOpen}
      className="rounded-card border border-line bg-surface px-3 py-1.5"
    >
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0 flex-1 md:flex md:items-center md:gap-3">
          <div className="flex min-w-0 items-baseline gap-x-2 font-semibold md:w-72 md:shrink-0">{heading}</div>
          <div className="flex flex-wrap gap-x-3 text-muted tabular-nums md:grid md:min-w-0 md:flex-1 md:items-center md:grid-cols-[12rem_1fr_5.5rem_4.5rem] xl:grid-cols-[11.5rem_8rem_minmax(0,1fr)_5.5rem_4.5rem]">
            {summary}
          </div>
        </div>
        <Collapsible.Trigger className="group inline-flex scroll-mt-32 scroll-mb-24 min-h-11 shrink-0 items-center gap-1 rounded-control px-2 text-brand hover:bg-line/60">
          <ChevronDown
            aria-hidden
            size={18}
            strokeWidth={1.75}
            className="group-data-[state=open]:rotate-180 motion-safe:transition-transform"
          />
          {open ? t.less : t.more}
        </Collapsible.Trigger>
      </div>
      <Collapsible.Content>
        <dl className="mt-1 grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-t border-line py-2 md:grid-cols-[11rem_minmax(0,1fr)]">
          {children}
        </dl>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}

interface DetailProps {
  name: string;
  /** Takes the full width on a phone. */
  isWide?: boolean;
  children: ReactNode;
}

/** A named value of a log; renders nothing for an empty value. */
export function Detail({ name, isWide = false, children }: DetailProps) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <>
      <dt
        className={classNames(
          'text-xs wrap-anywhere text-muted md:text-[length:inherit]',
          isWide && 'max-md:col-span-2',
        )}
      >
        {name}
      </dt>
      <dd className={classNames('min-w-0 wrap-anywhere tabular-nums', isWide && 'max-md:col-span-2')}>{children}</dd>
    </>
  );
}
