import type { LogFilter } from '../filter/log-filter';

export const EXPORT_FORMATS = ['csv', 'json'] as const;

interface Export {
  list: 'logs' | 'diagnoses';
  format: (typeof EXPORT_FORMATS)[number];
  filter: LogFilter;
}

/** Where all that fits a filter can be downloaded: the browser writes it to its file as it comes. */
export function exportAddress({ list, format, filter }: Export): string {
  return `/api/admin/export?${new URLSearchParams({ list, format, ...filter })}`;
}
