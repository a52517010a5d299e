import { FILTER_FIELDS, type FilterField, type FilterForm, type LogFilter, toLogFilter } from './log-filter';

export const LOG_TABS = ['all', 'diagnoses', 'errors', 'warnings'] as const;
export type LogTab = (typeof LOG_TABS)[number];

/** What is the same for all that a tab lists, so that nothing can be chosen by it. */
const ALIKE: Readonly<Record<LogTab, readonly FilterField[]>> = {
  all: [],
  diagnoses: ['severity', 'eventType'],
  errors: ['severity'],
  warnings: ['severity'],
};

/** The fields that a tab can be narrowed by. */
export function fieldsOf(tab: LogTab): FilterField[] {
  return FILTER_FIELDS.filter((field) => !ALIKE[tab].includes(field));
}

/** What narrows a tab, by the filter that is set; the fields that it does not have wait for the tabs that do. */
export function filterOf(tab: LogTab, form: FilterForm): LogFilter {
  const own = fieldsOf(tab);
  return toLogFilter(
    Object.fromEntries(
      FILTER_FIELDS.map((field) => [field, own.includes(field) ? form[field] : '']),
    ) as unknown as FilterForm,
  );
}

/** The list of the server's that a tab shows a part of. */
export function listOf(tab: LogTab): 'logs' | 'diagnoses' {
  return tab === 'diagnoses' ? 'diagnoses' : 'logs';
}

/** The severity that is all a tab lists. */
const SEVERITY_OF: Readonly<Partial<Record<LogTab, string>>> = { errors: 'error', warnings: 'warning' };

/** What a tab's list is asked for. */
export function listFilterOf(tab: LogTab, form: FilterForm): LogFilter {
  const severity = SEVERITY_OF[tab];
  return { ...filterOf(tab, form), ...(severity && { severity }) };
}
