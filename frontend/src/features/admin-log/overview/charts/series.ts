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
  /** What narrows the logs to this place. */
  logs?: Record<string, string>;
}

/** A kind of logs that a chart counts: how it is called, and what narrows the logs to it. */
export interface Counted {
  name: string;
  logs: Record<string, string>;
}

/** The address of what a chart counts at a place; of all that happened there when it counts several kinds and none is meant. */
export function logsOf(place: Place | undefined, counted: readonly Counted[], one?: Counted): string | undefined {
  if (!place?.logs) return undefined;
  const kind = one ?? (counted.length === 1 ? counted[0] : undefined);
  return `/admin?${new URLSearchParams({ ...place.logs, ...kind?.logs })}`;
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
