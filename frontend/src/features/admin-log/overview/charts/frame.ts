import { type ScaleBand, scaleBand, scaleLinear } from 'd3-scale';
import type { Place, Series } from './series';

/** CSS pixels. */
export const HEIGHT = 190;
/** Room for the figure over the highest bar. */
const TOP = 18;
const BOTTOM = 24;
const RIGHT = 4;
/** A digit or letter of the axes' text, at its widest. */
export const LETTER = 7.5;
const TICKS = 4;
/** Two dates under the chart stay this far apart. */
const GAP = 12;

type Band = ScaleBand<number>;

export interface FrameInput {
  width: number;
  places: readonly Place[];
  series: readonly Series[];
  /** Whether they are whole numbers: no tick stands between two of them. */
  whole: boolean;
  axis: (value: number) => string;
}

/** Where everything stands in a chart that begins at zero. */
export function frameOf({ width, places, series, whole, axis }: FrameInput) {
  const most = Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0)), whole ? TICKS : 0);
  const y = scaleLinear()
    .domain([0, most || 1])
    .nice(TICKS)
    .range([HEIGHT - BOTTOM, TOP]);
  const ticks = y.ticks(TICKS).filter((tick) => !whole || Number.isInteger(tick));
  const left = Math.ceil(Math.max(...ticks.map((tick) => axis(tick).length)) * LETTER) + 8;
  const x = scaleBand<number>()
    .domain(places.map((_, index) => index))
    .range([left, width - RIGHT])
    .paddingInner(places.length > 60 ? 0.1 : 0.25);
  return { x, y, ticks, left, right: width - RIGHT, zero: HEIGHT - BOTTOM, dates: datesOf(x, places) };
}

export type Frame = ReturnType<typeof frameOf>;

/** Which places are named under the chart: as many as stand side by side, at even distances, none cut off at an edge. */
function datesOf(x: Band, places: readonly Place[]): number[] {
  const widest = Math.max(0, ...places.map(({ short }) => short.length)) * LETTER;
  const every = Math.max(1, Math.ceil((widest + GAP) / Math.max(x.step(), 0.1)));
  const [, right] = x.range();
  return places.flatMap((_, index) => {
    const end = (x(index) ?? 0) + (x.bandwidth() + widest) / 2;
    return index % every === Math.floor(every / 2) && end <= right + RIGHT ? [index] : [];
  });
}

/** The place that a point of the chart belongs to. */
export function placeAt({ left, right }: Frame, places: number, x: number): number {
  const share = (x - left) / Math.max(1, right - left);
  return Math.min(places - 1, Math.max(0, Math.floor(share * places)));
}

/** Which of so many bars side by side at a place a point belongs to, or is nearest to. */
export function partAt({ x: band }: Frame, place: number, x: number, parts: number): number {
  const share = (x - (band(place) ?? 0)) / Math.max(1, band.bandwidth());
  return Math.min(parts - 1, Math.max(0, Math.floor(share * parts)));
}
