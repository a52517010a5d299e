import { scaleBand } from 'd3-scale';
import { useId } from 'react';
import type { Frame } from './frame';
import { Hatch, hatching } from './hatch';
import { FILLS, isHatched, type Series, STROKES } from './series';

/** The least that something other than zero is drawn with. CSS pixels. */
const LEAST = 1.5;

/** The series side by side at each place, from the line of zero on. */
export function Bars({ frame, series }: { frame: Frame; series: readonly Series[] }) {
  const id = useId();
  const { x, y, zero } = frame;
  const within = scaleBand<number>()
    .domain(series.map((_, index) => index))
    .range([0, x.bandwidth()]);
  const width = Math.max(0.5, within.bandwidth() - (series.length > 1 && within.bandwidth() > 4 ? 1 : 0));
  return series.map(({ name, look, values }, index) => (
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
}
