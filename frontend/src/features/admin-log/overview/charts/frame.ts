import { type ScaleBand, scaleBand, scaleLinear } from 'd3-scale';
import type { Place, Series } from './series';

/** Chart height in CSS pixels. */
export const HEIGHT = 190;
/** Space for the label above the highest bar. */
const TOP = 18;
const BOTTOM = 24;
const RIGHT = 4;
/** Maximum width of a character of the axis labels. */
export const LETTER = 7.5;
const TICKS = 4;
/** Minimum gap between two dates under the chart. */
const GAP = 12;

type Band = ScaleBand<number>;

export interface FrameInput {
  width: number;
  places: readonly Place[];
  series: readonly Series[];
  /** Whether the values are integers, so that ticks are integers too. */
  integers: boolean;
  axis: (value: number) => string;
}

/** Computes scales and positions of a chart that starts at zero. */
export function createFrame({ width, places, series, integers, axis }: FrameInput) {
  const max = Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0)), integers ? TICKS : 0);
  const y = scaleLinear()
    .domain([0, max || 1])
    .nice(TICKS)
    .range([HEIGHT - BOTTOM, TOP]);
  const ticks = y.ticks(TICKS).filter((tick) => !integers || Number.isInteger(tick));
  const left = Math.ceil(Math.max(...ticks.map((tick) => axis(tick).length)) * LETTER) + 8;
  const x = scaleBand<number>()
    .domain(places.map((_, index) => index))
    .range([left, width - RIGHT])
    .paddingInner(places.length > 60 ? 0.1 : 0.25);
  return { x, y, ticks, left, right: width - RIGHT, zero: HEIGHT - BOTTOM, dates: labelledPlaces(x, places) };
}

export type Frame = ReturnType<typeof createFrame>;

/** Indexes of the places with a date label: evenly spaced, without overlap and not cut off at the edge. */
function labelledPlaces(x: Band, places: readonly Place[]): number[] {
  const widest = Math.max(0, ...places.map(({ short }) => short.length)) * LETTER;
  const step = Math.max(1, Math.ceil((widest + GAP) / Math.max(x.step(), 0.1)));
  const [, right] = x.range();
  return places.flatMap((_, index) => {
    const end = (x(index) ?? 0) + (x.bandwidth() + widest) / 2;
    return index % step === Math.floor(step / 2) && end <= right + RIGHT ? [index] : [];
  });
}

/** The place at an x coordinate. */
export function placeAt({ left, right }: Frame, places: number, x: number): number {
  const share = (x - left) / Math.max(1, right - left);
  return Math.min(places - 1, Math.max(0, Math.floor(share * places)));
}

/** The bar nearest to an x coordinate, among several bars at one place. */
export function partAt({ x: band }: Frame, place: number, x: number, parts: number): number {
  const share = (x - (band(place) ?? 0)) / Math.max(1, band.bandwidth());
  return Math.min(parts - 1, Math.max(0, Math.floor(share * parts)));
}
