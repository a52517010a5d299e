import { figure } from './figure';
import { Swatch } from './hatch';
import type { Series } from './series';

interface LegendProps {
  kind: 'bars' | 'lines';
  series: readonly Series[];
  figures: readonly (number | null)[];
  format: (value: number) => string;
}

/** What the colours and forms stand for, each with its figure. Screen readers hear the same from the chart itself. */
export function Legend({ kind, series, figures, format }: LegendProps) {
  return (
    <ul aria-hidden className="-mt-2 flex flex-wrap gap-x-4 text-xs">
      {series.map(({ name, look }, index) => (
        <li key={name} className="flex items-center gap-1.5">
          <Swatch look={look} line={kind === 'lines'} />
          {name}
          <strong className="font-semibold tabular-nums">{figure(figures[index], format)}</strong>
        </li>
      ))}
    </ul>
  );
}
