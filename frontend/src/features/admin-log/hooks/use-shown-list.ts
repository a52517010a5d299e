import { useInfiniteQuery } from '@tanstack/react-query';
import { diagnosesOptions } from '../api/get-diagnoses';
import { logsOptions } from '../api/get-logs';
import type { FilterForm } from '../filter/log-filter';
import { listFilterOf, type LogTab } from '../filter/log-tabs';

/** Fetches the list of the active tab only. */
export function useShownList(tab: LogTab, form: FilterForm) {
  const isDiagnoses = tab === 'diagnoses';
  const filter = listFilterOf(tab, form);
  const logs = useInfiniteQuery({ ...logsOptions(filter), enabled: !isDiagnoses });
  const diagnoses = useInfiniteQuery({ ...diagnosesOptions(filter), enabled: isDiagnoses });
  const { data, error } = isDiagnoses ? diagnoses : logs;
  const newest = data && (data.pages[0]?.logs[0]?.timestamp ?? null);
  return { logs, diagnoses, error, total: data?.pages.at(-1)?.total, newest };
}

export type ShownList = ReturnType<typeof useShownList>;
