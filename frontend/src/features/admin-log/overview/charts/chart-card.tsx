import { Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../../../locales/bilingual';
import { overviewTexts } from '../../../../locales/overview';
import { type ChartData, ChartTable } from './chart-table';

interface ChartCardProps {
  title: string;
  table: ChartData;
  children: ReactNode;
}

/** Frame of a chart. Screen readers always get its values as a table, other users on request. */
export function ChartCard({ title, table, children }: ChartCardProps) {
  const t = useTexts(overviewTexts);
  const id = useId();
  const [isTable, setTable] = useState(false);
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-2 rounded-card border border-line bg-surface p-3"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 id={id} className="text-sm font-semibold">
          {title}
        </h2>
        <button
          type="button"
          aria-pressed={isTable}
          aria-label={t.asTable({ title })}
          onClick={() => setTable(!isTable)}
          className="-my-2 -mr-1.5 inline-flex min-h-11 shrink-0 items-center gap-1 rounded-control px-1.5 text-xs text-brand hover:bg-line/60"
        >
          <Table2 aria-hidden size={16} strokeWidth={1.75} />
          {isTable ? t.hideTable : t.table}
        </button>
      </div>
      {children}
      <ChartTable title={title} isShown={isTable} {...table} />
    </section>
  );
}
