/** Series differ in colour and in pattern, for users who cannot distinguish the colours. */
export type SeriesStyle = 'first' | 'second' | 'alarm' | 'warning';

export interface Series {
  name: string;
  style: SeriesStyle;
  /** One value per place of the chart; null where missing. */
  values: readonly (number | null)[];
  /** The value of the whole period. */
  total: number | null;
}

/** A position on the x axis: an hour, a day or ten points of confidence. */
export interface Place {
  /** unique within the chart */
  key: string;
  name: string;
  /** Short label under the chart. */
  short: string;
  /** Filter for the logs of this place. */
  logs?: Record<string, string>;
}

/** A kind of logs that a chart counts: its name and its filter. */
export interface LogKind {
  name: string;
  logs: Record<string, string>;
}

/** URL of the logs behind a place. If the chart counts several kinds and none is given, the logs of all events. */
export function logsOf(place: Place | undefined, logKinds: readonly LogKind[], logKind?: LogKind): string | undefined {
  if (!place?.logs) return undefined;
  const kind = logKind ?? (logKinds.length === 1 ? logKinds[0] : undefined);
  return `/admin?${new URLSearchParams({ ...place.logs, ...kind?.logs })}`;
}

export const FILLS: Record<SeriesStyle, string> = {
  first: 'fill-brand',
  second: 'fill-routine',
  alarm: 'fill-emergency',
  warning: 'fill-urgent',
};

export const STROKES: Record<SeriesStyle, string> = {
  first: 'stroke-brand',
  second: 'stroke-routine',
  alarm: 'stroke-emergency',
  warning: 'stroke-urgent',
};

/** These series are hatched as bars and dashed as lines. */
export const isHatched = (style: SeriesStyle): boolean => style === 'second' || style === 'warning';
