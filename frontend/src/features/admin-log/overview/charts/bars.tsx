import { scaleBand } from 'd3-scale';
import { useId } from 'react';
import { type Frame, LETTER } from './frame';
import { Hatch, hatchStyle } from './hatch';
import { FILLS, isHatched, type Series, STROKES } from './series';

/** Minimum height of a non-zero bar, in CSS pixels. */
const MIN_HEIGHT = 1.5;
/** Minimum gap between the labels of two bars, in CSS pixels. */
const LABEL_GAP = 6;

interface BarsProps {
  frame: Frame;
  series: readonly Series[];
  /** Formats the value above a bar. */
  label: (value: number) => string;
}

/** Draws the series side by side. A single series gets value labels if they fit. */
export function Bars({ frame, series, label }: BarsProps) {
  const id = useId();
  const { x, y, zero } = frame;
  const barX = scaleBand<number>()
    .domain(series.map((_, index) => index))
    .range([0, x.bandwidth()]);
  const width = Math.max(0.5, barX.bandwidth() - (series.length > 1 && barX.bandwidth() > 4 ? 1 : 0));
  const [single] = series.length === 1 ? series : [];
  const bars = series.map(({ name, style, values }, index) => (
    <g key={name} className={`${FILLS[style]} ${STROKES[style]}`}>
      {isHatched(style) && <Hatch id={`${id}${index}`} style={style} />}
      {values.map((value, place) => {
        if (!value) return null;
        const height = Math.max(MIN_HEIGHT, zero - y(value));
        return (
          <rect
            key={place}
            x={(x(place) ?? 0) + (barX(index) ?? 0)}
            y={zero - height}
            width={width}
            height={height}
            rx={Math.min(2, width / 4)}
            strokeWidth={isHatched(style) && width > 4 ? 1 : 0}
            {...hatchStyle(style, `${id}${index}`)}
          />
        );
      })}
    </g>
  ));
  return (
    <>
      {bars}
      {single && <BarLabels frame={frame} series={single} label={label} />}
    </>
  );
}

function BarLabels({
  frame: { x, y, zero },
  series,
  label,
}: { frame: Frame; series: Series } & Pick<BarsProps, 'label'>) {
  const labels = series.values.map((value) => (value ? label(value) : ''));
  if (Math.max(...labels.map((text) => text.length)) * LETTER + LABEL_GAP > x.step()) return null;
  return labels.map((text, place) => (
    <text
      key={place}
      x={(x(place) ?? 0) + x.bandwidth() / 2}
      y={Math.min(zero - MIN_HEIGHT, y(series.values[place] ?? 0)) - 4}
      textAnchor="middle"
      className="fill-ink text-xs tabular-nums"
    >
      {text}
    </text>
  ));
}
