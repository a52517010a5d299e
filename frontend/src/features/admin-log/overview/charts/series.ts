/** How a series is told from others: by its colour and by its form, for those who do not tell colours apart. */
export type Look = 'first' | 'second' | 'alarm' | 'warning';

export interface Series {
  name: string;
  look: Look;
  /** One for each place of the chart; null where there is none. */
  values: readonly (number | null)[];
  /** What stands for all places together. */
  whole: number | null;
}

/** A place on the chart: an hour, a day, ten points of confidence. */
export interface Place {
  /** unique in its chart */
  key: string;
  name: string;
  /** In few letters, under the chart. */
  short: string;
  /** The logs of this place. */
  href?: string;
}

export const FILLS: Record<Look, string> = {
  first: 'fill-brand',
  second: 'fill-routine',
  alarm: 'fill-emergency',
  warning: 'fill-urgent',
};

export const STROKES: Record<Look, string> = {
  first: 'stroke-brand',
  second: 'stroke-routine',
  alarm: 'stroke-emergency',
  warning: 'stroke-urgent',
};

/** These are hatched as bars and dashed as lines. */
export const isHatched = (look: Look): boolean => look === 'second' || look === 'warning';
