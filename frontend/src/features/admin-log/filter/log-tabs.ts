import { FILTER_FIELDS, type FilterField, type FilterForm, type LogFilter, toLogFilter } from './log-filter';

export const LOG_TABS = ['all', 'diagnoses', 'errors', 'warnings'] as const;
export type LogTab = (typeof LOG_TABS)[number];

/** Fields that have the same value for all logs of a tab, so filtering by them is pointless. */
const FIXED_FIELDS: Readonly<Record<LogTab, readonly FilterField[]>> = {
  all: [],
  diagnoses: ['severity', 'eventType'],
  errors: ['severity'],
  warnings: ['severity'],
};

/** The filter fields that apply to a tab. */
export function fieldsOf(tab: LogTab): FilterField[] {
  return FILTER_FIELDS.filter((field) => !FIXED_FIELDS[tab].includes(field));
}

/** The filter of a tab. Fields that do not apply to it stay in the URL for the other tabs. */
export function filterOf(tab: LogTab, form: FilterForm): LogFilter {
  const tabFields = fieldsOf(tab);
  return toLogFilter(
    Object.fromEntries(
      FILTER_FIELDS.map((field) => [field, tabFields.includes(field) ? form[field] : '']),
    ) as unknown as FilterForm,
  );
}

/** The server list that a tab shows. */
export function listOf(tab: LogTab): 'logs' | 'diagnoses' {
  return tab === 'diagnoses' ? 'diagnoses' : 'logs';
}

/** The severity that a tab is limited to. */
const TAB_SEVERITY: Readonly<Partial<Record<LogTab, string>>> = { errors: 'error', warnings: 'warning' };

/** The filter of a tab's list request. */
export function listFilterOf(tab: LogTab, form: FilterForm): LogFilter {
  const severity = TAB_SEVERITY[tab];
  return { ...filterOf(tab, form), ...(severity && { severity }) };
}
