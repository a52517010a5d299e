import { useMemo, useRef } from 'react';
import { useTexts } from '../../../../locales/bilingual';
import { overviewTexts } from '../../../../locales/overview';
import { Axes } from './axes';
import { Bars } from './bars';
import { ChartCard } from './chart-card';
import { figure } from './figure';
import { frameOf, HEIGHT } from './frame';
import { Legend } from './legend';
import { Lines } from './lines';
import { LogLinks } from './log-links';
import { type Counted, logsOf, type Place, type Series } from './series';
import { usePlace } from './use-place';
import { useWidth } from './use-width';

interface ChartProps {
  title: string;
  /** What the table calls the places. */
  placeTitle: string;
  /** What the legend's figures are of when no place is looked at. */
  wholeName: string;
  places: readonly Place[];
  series: readonly Series[];
  /** What the bars are made of, one for each series or one for all; nothing where no logs stand behind a place. */
  counted?: readonly Counted[];
  kind?: 'bars' | 'lines';
  /** Whether the values are whole numbers. */
  whole?: boolean;
  format: (value: number) => string;
  /** How values of the axis are written; by default like the others. */
  axis?: (value: number) => string;
}

/** A chart with its legend, which tells the figures of the place looked at, and with the same figures as a table. */
export function Chart(props: ChartProps) {
  const { title, placeTitle, wholeName, places, series, counted = NOTHING } = props;
  const { kind = 'bars', whole = true, format, axis = format } = props;
  const t = useTexts(overviewTexts);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const frame = useMemo(() => frameOf({ width, places, series, whole, axis }), [width, places, series, whole, axis]);
  const { place, handlers } = usePlace(frame, places, counted);
  const looked = place === null ? undefined : places[place];
  const figures = series.map((one) => (place === null ? one.whole : (one.values[place] ?? null)));
  const said = series.map(({ name }, index) => `${name}: ${figure(figures[index], format)}`);
  const Shapes = kind === 'bars' ? Bars : Lines;
  return (
    <ChartCard title={title} table={{ placeTitle, places, series, counted, format }}>
      <div className="flex min-h-8 items-center justify-between gap-x-3 text-xs">
        <span aria-hidden className="text-muted tabular-nums">
          {looked?.name ?? wholeName}
        </span>
        {looked && <LogLinks place={looked} counted={counted} />}
      </div>
      <Legend kind={kind} series={series} figures={figures} format={format} />
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label={t.choosePlace({ title })}
        aria-valuemin={0}
        aria-valuemax={places.length}
        aria-valuenow={place === null ? 0 : place + 1}
        aria-valuetext={`${looked?.name ?? wholeName}. ${said.join(', ')}`}
        className="touch-pan-y select-none rounded-control"
        {...handlers}
      >
        <svg
          aria-hidden
          width="100%"
          height={HEIGHT}
          className={logsOf(looked, counted) ? 'block cursor-pointer' : 'block'}
        >
          {place !== null && (
            <rect x={frame.x(place)} y={0} width={frame.x.bandwidth()} height={frame.zero} className="fill-line" />
          )}
          <Axes frame={frame} places={places} axis={axis} />
          <Shapes frame={frame} series={series} label={format} />
        </svg>
      </div>
    </ChartCard>
  );
}

const NOTHING: readonly Counted[] = [];
