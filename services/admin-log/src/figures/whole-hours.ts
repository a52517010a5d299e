const HOUR_MS = 3_600_000;

/** A period as whole hours and what sticks out of them at its ends, in milliseconds since 1970; null has no end. */
export interface HourSplit {
  hours: { from: number | null; to: number | null } | null;
  edges: { from: number; to: number }[];
}

/** Splits a period, `to` excluded. */
export function splitHours(from: number | null, to: number | null): HourSplit {
  if (from !== null && to !== null && from >= to) return { hours: null, edges: [] };
  const first = from === null ? null : Math.ceil(from / HOUR_MS) * HOUR_MS;
  const last = to === null ? null : Math.floor(to / HOUR_MS) * HOUR_MS;
  if (first !== null && last !== null && first >= last) return { hours: null, edges: [{ from: from!, to: to! }] };
  const edges = [
    ...(from !== null && first !== from ? [{ from, to: first! }] : []),
    ...(to !== null && last !== to ? [{ from: last!, to }] : []),
  ];
  return { hours: { from: first, to: last }, edges };
}
