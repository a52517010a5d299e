import type { LogFilter } from '../filter/log-filter';

export const EXPORT_FORMATS = ['csv', 'json'] as const;

interface Export {
  list: 'logs' | 'diagnoses';
  format: (typeof EXPORT_FORMATS)[number];
  filter: LogFilter;
}

/** Download URL of all rows that match a filter. A link, so that the browser streams the response to disk. */
export function exportAddress({ list, format, filter }: Export): string {
  return `/api/admin/export?${new URLSearchParams({ list, format, ...filter })}`;
}
