import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';

interface LogCardProps {
  heading: ReactNode;
  summary: ReactNode;
  children: ReactNode;
}

/** One log: a line of what happened, and all of it on demand. */
export function LogCard({ heading, summary, children }: LogCardProps) {
  const t = useTexts(adminLogTexts);
  const [expanded, setExpanded] = useState(false);
  const id = useId();
  const Icon = expanded ? ChevronUp : ChevronDown;
  return (
    <li className="rounded-card border border-line bg-surface p-3 text-[0.875rem]">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2 font-semibold">{heading}</div>
          <div className="text-muted">{summary}</div>
        </div>
        <button
          type="button"
          aria-expanded={expanded}
          aria-controls={id}
          onClick={() => setExpanded(!expanded)}
          className="inline-flex min-h-11 shrink-0 items-center gap-1 rounded-control px-2 text-brand hover:bg-line/60"
        >
          <Icon aria-hidden size={18} strokeWidth={1.75} />
          {expanded ? t.less : t.more}
        </button>
      </div>
      <div id={id} hidden={!expanded}>
        {expanded && (
          <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-line pt-2">{children}</dl>
        )}
      </div>
    </li>
  );
}

/** A named value of a log; nothing where there is none. */
export function Detail({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 tabular-nums">{children}</dd>
    </>
  );
}
