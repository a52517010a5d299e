import { formatValue } from './format-value';
import { Swatch } from './hatch';
import type { Series } from './series';

interface LegendProps {
  kind: 'bars' | 'lines';
  series: readonly Series[];
  figures: readonly (number | null)[];
  format: (value: number) => string;
}

/**
 * Explains the colours and patterns and shows the values. Hidden from screen readers, which get the values from the
 * chart.
 */
export function Legend({ kind, series, figures, format }: LegendProps) {
  return (
    <ul aria-hidden className="-mt-2 flex flex-wrap gap-x-4 text-xs">
      {series.map(({ name, style }, index) => (
        <li key={name} className="flex items-center gap-1.5">
          <Swatch style={style} line={kind === 'lines'} />
          {name}
          <strong className="font-semibold tabular-nums">{formatValue(figures[index], format)}</strong>
        </li>
      ))}
    </ul>
  );
}
