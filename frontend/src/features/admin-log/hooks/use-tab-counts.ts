import type { LogCounts } from '@afya/contracts';
import { useQuery } from '@tanstack/react-query';
import { countsOptions } from '../api/get-counts';
import type { FilterForm } from '../filter/log-filter';
import { filterOf, type LogTab } from '../filter/log-tabs';

/** The count that belongs to each tab. */
export const COUNT_OF = {
  all: 'logs',
  diagnoses: 'diagnoses',
  errors: 'errors',
  warnings: 'warnings',
} as const satisfies Record<LogTab, keyof LogCounts>;

/** Live counts of all tabs. One request serves all tabs whose filters are equal. */
export function useTabCounts(form: FilterForm) {
  const all = useQuery(countsOptions(filterOf('all', form)));
  const diagnoses = useQuery(countsOptions(filterOf('diagnoses', form)));
  const errors = useQuery(countsOptions(filterOf('errors', form)));
  // filtered by the same fields as the errors
  const { data: bySeverity } = errors;
  return {
    counts: {
      all: all.data?.logs,
      diagnoses: diagnoses.data?.diagnoses,
      errors: bySeverity?.errors,
      warnings: bySeverity?.warnings,
    },
    error: all.error ?? diagnoses.error ?? errors.error,
  };
}
