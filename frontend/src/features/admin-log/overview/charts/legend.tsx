import { figure } from './figure';
import { Swatch } from './hatch';
import type { Series } from './series';

interface LegendProps {
  kind: 'bars' | 'lines';
  /** What the figures are of. */
  of: string;
  series: readonly Series[];
  figures: readonly (number | null)[];
  format: (value: number) => string;
}

/** What the colours and forms stand for, each with its figure. Screen readers hear the same from the chart itself. */
export function Legend({ kind, of, series, figures, format }: LegendProps) {
  return (
    <div aria-hidden className="flex flex-col text-xs">
      <span className="text-muted tabular-nums">{of}</span>
      <ul className="flex flex-wrap gap-x-4">
        {series.map(({ name, look }, index) => (
          <li key={name} className="flex items-center gap-1.5">
            <Swatch look={look} line={kind === 'lines'} />
            {name}
            <strong className="font-semibold tabular-nums">{figure(figures[index], format)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
