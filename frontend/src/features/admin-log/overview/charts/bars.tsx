import { scaleBand } from 'd3-scale';
import { useId } from 'react';
import { type Frame, LETTER } from './frame';
import { Hatch, hatching } from './hatch';
import { FILLS, isHatched, type Series, STROKES } from './series';

/** The least that something other than zero is drawn with. CSS pixels. */
const LEAST = 1.5;
/** Two figures over bars stay this far apart. CSS pixels. */
const APART = 6;

interface BarsProps {
  frame: Frame;
  series: readonly Series[];
  /** How a value is written over its bar. */
  label: (value: number) => string;
}

/** The series side by side at each place, from the line of zero on; a single one with its figures where they have room. */
export function Bars({ frame, series, label }: BarsProps) {
  const id = useId();
  const { x, y, zero } = frame;
  const within = scaleBand<number>()
    .domain(series.map((_, index) => index))
    .range([0, x.bandwidth()]);
  const width = Math.max(0.5, within.bandwidth() - (series.length > 1 && within.bandwidth() > 4 ? 1 : 0));
  const [only] = series.length === 1 ? series : [];
  const bars = series.map(({ name, look, values }, index) => (
    <g key={name} className={`${FILLS[look]} ${STROKES[look]}`}>
      {isHatched(look) && <Hatch id={`${id}${index}`} look={look} />}
      {values.map((value, place) => {
        if (!value) return null;
        const height = Math.max(LEAST, zero - y(value));
        return (
          <rect
            key={place}
            x={(x(place) ?? 0) + (within(index) ?? 0)}
            y={zero - height}
            width={width}
            height={height}
            rx={Math.min(2, width / 4)}
            strokeWidth={isHatched(look) && width > 4 ? 1 : 0}
            {...hatching(look, `${id}${index}`)}
          />
        );
      })}
    </g>
  ));
  return (
    <>
      {bars}
      {only && <Figures frame={frame} series={only} label={label} />}
    </>
  );
}

function Figures({
  frame: { x, y, zero },
  series,
  label,
}: { frame: Frame; series: Series } & Pick<BarsProps, 'label'>) {
  const figures = series.values.map((value) => (value ? label(value) : ''));
  if (Math.max(...figures.map((text) => text.length)) * LETTER + APART > x.step()) return null;
  return figures.map((text, place) => (
    <text
      key={place}
      x={(x(place) ?? 0) + x.bandwidth() / 2}
      y={Math.min(zero - LEAST, y(series.values[place] ?? 0)) - 4}
      textAnchor="middle"
      className="fill-ink text-xs tabular-nums"
    >
      {text}
    </text>
  ));
}
