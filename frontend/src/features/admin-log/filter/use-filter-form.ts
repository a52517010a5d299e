import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { dayOf } from '../nairobi';
import { type FilterForm, filterFormSchema, isDay } from './log-filter';
import { useLogFilter } from './use-log-filter';

/** The filter as a form. Submitting changes only the fields that were edited. */
export function useFilterForm() {
  const { filter, setFilter } = useLogFilter();
  const form = useForm<FilterForm>({ resolver: zodResolver(filterFormSchema), values: inDays(filter) });
  const { dirtyFields } = form.formState;
  const apply = form.handleSubmit((values) => {
    const changed = Object.entries(values).filter(([field]) => dirtyFields[field as keyof FilterForm]);
    setFilter(Object.fromEntries(changed));
  });
  return { form, apply: () => void apply() };
}

/** Shows an exact time as its day in Kenya, because date fields accept only days. */
function inDays(filter: FilterForm): FilterForm {
  return { ...filter, from: asDay(filter.from, 0), to: asDay(filter.to, -1) };
}

function asDay(value: string, laterMs: number): string {
  const moment = Date.parse(value);
  return isDay(value) || Number.isNaN(moment) ? value : dayOf(moment + laterMs);
}
