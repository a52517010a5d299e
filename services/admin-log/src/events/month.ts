/** A month of the log, UTC: the name of its partition, and its start and end (exclusive). */
export interface Month {
  table: string;
  from: string;
  until: string;
}

const NAME = /^event_(\d{4})_(\d\d)$/;
const startOf = (year: number, month: number) => new Date(Date.UTC(year, month, 1)).toISOString();

/** The month that is `later` months after that of `time`. */
export function monthOf(time: Date, later = 0): Month {
  const first = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + later, 1));
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth()];
  const table = `event_${year}_${String(month + 1).padStart(2, '0')}`;
  return { table, from: startOf(year, month), until: startOf(year, month + 1) };
}

/** The month of a partition, null for the name of another table. */
export function monthOfTable(table: string): Month | null {
  const [, year, month] = NAME.exec(table) ?? [];
  return year && month ? monthOf(new Date(Date.UTC(Number(year), Number(month) - 1, 1))) : null;
}
