import { useMemo, useRef } from 'react';
import { useTexts } from '../../../../locales/bilingual';
import { overviewTexts } from '../../../../locales/overview';
import { Axes } from './axes';
import { Bars } from './bars';
import { ChartCard } from './chart-card';
import { formatValue } from './format-value';
import { createFrame, HEIGHT } from './frame';
import { Legend } from './legend';
import { Lines } from './lines';
import { LogLinks } from './log-links';
import { type LogKind, logsOf, type Place, type Series } from './series';
import { useSelectedPlace } from './use-selected-place';
import { useWidth } from './use-width';

interface ChartProps {
  title: string;
  /** Heading of the first table column. */
  placeTitle: string;
  /** Name of the whole period, shown in the legend while no bar is selected. */
  wholeName: string;
  places: readonly Place[];
  series: readonly Series[];
  /** Kinds of logs behind the values, one per series or one for all; empty if no logs belong to the bars. */
  logKinds?: readonly LogKind[];
  kind?: 'bars' | 'lines';
  /** Whether the values are integers. */
  integers?: boolean;
  format: (value: number) => string;
  /** Formats values of the axis; by default the same as `format`. */
  axis?: (value: number) => string;
}

/** A chart with a legend that shows the selected bar's values, and the same values as a table. */
export function Chart(props: ChartProps) {
  const { title, placeTitle, wholeName, places, series, logKinds = NO_LOG_KINDS } = props;
  const { kind = 'bars', integers = true, format, axis = format } = props;
  const t = useTexts(overviewTexts);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const frame = useMemo(
    () => createFrame({ width, places, series, integers, axis }),
    [width, places, series, integers, axis],
  );
  const { place, handlers } = useSelectedPlace(frame, places, logKinds);
  const selected = place === null ? undefined : places[place];
  const figures = series.map((item) => (place === null ? item.total : (item.values[place] ?? null)));
  const valueTexts = series.map(({ name }, index) => `${name}: ${formatValue(figures[index], format)}`);
  const Shapes = kind === 'bars' ? Bars : Lines;
  return (
    <ChartCard title={title} table={{ placeTitle, places, series, logKinds, format }}>
      <div className="flex min-h-8 items-center justify-between gap-x-3 text-xs">
        <span aria-hidden className="text-muted tabular-nums">
          {selected?.name ?? wholeName}
        </span>
        {selected && <LogLinks place={selected} logKinds={logKinds} />}
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
        aria-valuetext={`${selected?.name ?? wholeName}. ${valueTexts.join(', ')}`}
        className="touch-pan-y select-none rounded-control"
        {...handlers}
      >
        <svg
          aria-hidden
          width="100%"
          height={HEIGHT}
          className={logsOf(selected, logKinds) ? 'block cursor-pointer' : 'block'}
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

const NO_LOG_KINDS: readonly LogKind[] = [];
