import type { Frame } from './frame';
import type { Place } from './series';

interface AxesProps {
  frame: Frame;
  places: readonly Place[];
  /** Formats a value of the axis. */
  axis: (value: number) => string;
}

/** Grid lines with their values, a stronger zero line and the labels of the x axis. */
export function Axes({ frame, places, axis }: AxesProps) {
  const { x, y, ticks, left, right, zero, dates } = frame;
  const centre = x.bandwidth() / 2;
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={left}
            x2={right}
            y1={y(tick)}
            y2={y(tick)}
            className={tick === 0 ? 'stroke-edge' : 'stroke-line'}
            strokeWidth={tick === 0 ? 1.5 : 1}
          />
          <text x={left - 6} y={y(tick)} dy="0.32em" textAnchor="end" className="fill-muted text-xs tabular-nums">
            {tick === 0 ? '0' : axis(tick)}
          </text>
        </g>
      ))}
      {dates.map((index) => (
        <text
          key={index}
          x={(x(index) ?? left) + centre}
          y={zero + 17}
          textAnchor="middle"
          className="fill-muted text-xs tabular-nums"
        >
          {places[index]?.short}
        </text>
      ))}
    </>
  );
}
