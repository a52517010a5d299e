import { line } from 'd3-shape';
import type { Frame } from './frame';
import { dashes } from './hatch';
import { FILLS, isHatched, type Series, STROKES } from './series';

/** So many points are marked each by itself. */
const MOST_MARKS = 60;

/** A line for each series, broken where there is no value; its points are round, those of a dashed one square. */
export function Lines({ frame, series }: { frame: Frame; series: readonly Series[] }) {
  const { x, y } = frame;
  const across = (place: number) => (x(place) ?? 0) + x.bandwidth() / 2;
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, place) => across(place))
    .y((value) => y(value ?? 0));
  return series.map(({ name, look, values }) => (
    <g key={name}>
      <path d={path(values) ?? ''} fill="none" strokeWidth={2} className={STROKES[look]} {...dashes(look)} />
      {values.map((value, place) => {
        if (value === null || (values.length > MOST_MARKS && !isAlone(values, place))) return null;
        const at = { x: across(place), y: y(value) };
        return isHatched(look) ? (
          <rect key={place} x={at.x - 2.5} y={at.y - 2.5} width={5} height={5} className={FILLS[look]} />
        ) : (
          <circle key={place} cx={at.x} cy={at.y} r={3} className={FILLS[look]} />
        );
      })}
    </g>
  ));
}

/** No line leads to it: without a mark it could not be seen. */
const isAlone = (values: readonly (number | null)[], place: number) =>
  (values[place - 1] ?? null) === null && (values[place + 1] ?? null) === null;
