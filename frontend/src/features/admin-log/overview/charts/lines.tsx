import { line } from 'd3-shape';
import type { Frame } from './frame';
import { dashStyle } from './hatch';
import { FILLS, isHatched, type Series, STROKES } from './series';

/** Up to this many points get a marker. */
const MAX_MARKERS = 60;

/**
 * One line per series, interrupted where a value is missing. Solid lines have round markers, dashed lines square ones.
 */
export function Lines({ frame, series }: { frame: Frame; series: readonly Series[] }) {
  const { x, y } = frame;
  const centreX = (place: number) => (x(place) ?? 0) + x.bandwidth() / 2;
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, place) => centreX(place))
    .y((value) => y(value ?? 0));
  return series.map(({ name, style, values }) => (
    <g key={name}>
      <path d={path(values) ?? ''} fill="none" strokeWidth={2} className={STROKES[style]} {...dashStyle(style)} />
      {values.map((value, place) => {
        if (value === null || (values.length > MAX_MARKERS && !isIsolated(values, place))) return null;
        const point = { x: centreX(place), y: y(value) };
        return isHatched(style) ? (
          <rect key={place} x={point.x - 2.5} y={point.y - 2.5} width={5} height={5} className={FILLS[style]} />
        ) : (
          <circle key={place} cx={point.x} cy={point.y} r={3} className={FILLS[style]} />
        );
      })}
    </g>
  ));
}

/** A point without neighbours has no line, so it needs a marker to be visible. */
const isIsolated = (values: readonly (number | null)[], place: number) =>
  (values[place - 1] ?? null) === null && (values[place + 1] ?? null) === null;
