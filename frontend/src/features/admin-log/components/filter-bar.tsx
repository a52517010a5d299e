import { zodResolver } from '@hookform/resolvers/zod';
import { RotateCw, Search, SlidersHorizontal } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { IconButton } from '../../../components/ui/icon-button';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { FILTER_FIELDS, type FilterForm, filterFormSchema } from '../filter/log-filter';
import { useLogFilter } from '../filter/use-log-filter';
import { useRefresh } from '../hooks/use-refresh';
import { ActiveFilters } from './active-filters';
import { FilterFields } from './filter-fields';

/** What the lists are narrowed by. It stays in sight; its fields open when they are wanted. */
export function FilterBar() {
  const t = useTexts(adminLogTexts);
  const { filter, setFilter, clearFilter, isFiltered } = useLogFilter();
  const [open, setOpen] = useState(false);
  const refresh = useRefresh();
  const form = useForm<FilterForm>({ resolver: zodResolver(filterFormSchema), values: filter });
  const apply = form.handleSubmit(setFilter);
  const inFields = FILTER_FIELDS.filter((field) => field !== 'q' && filter[field] !== '').length;
  return (
    <Collapsible.Root
      open={open}
      onOpenChange={setOpen}
      className="sticky top-0 z-10 -mx-4 border-b border-line bg-ground px-4 py-2"
    >
      <form noValidate role="search" className="flex flex-col gap-2" onSubmit={(event) => void apply(event)}>
        <div className="flex gap-2">
          <div className="relative min-w-0 flex-1">
            <Search aria-hidden size={18} strokeWidth={1.75} className="absolute top-3.25 left-3 text-muted" />
            <input
              type="search"
              aria-label={t.search}
              placeholder={t.searchShort}
              aria-invalid={form.formState.errors.q ? true : undefined}
              maxLength={200}
              enterKeyHint="search"
              className="min-h-11 w-full rounded-control border border-edge bg-surface pr-2 pl-10 text-base placeholder:text-muted"
              {...form.register('q')}
            />
          </div>
          <Collapsible.Trigger asChild>
            <Button variant="secondary" className="shrink-0 px-3">
              <SlidersHorizontal aria-hidden size={18} strokeWidth={1.75} />
              {inFields > 0 && (
                <span aria-hidden className="font-semibold min-[380px]:hidden">
                  {inFields}
                </span>
              )}
              <span className="max-[380px]:sr-only">{inFields > 0 ? t.filtersOn({ count: inFields }) : t.filters}</span>
            </Button>
          </Collapsible.Trigger>
          <IconButton icon={RotateCw} label={t.refresh} className="border border-edge bg-surface" onClick={refresh} />
        </div>
        <Collapsible.Content className="flex flex-col gap-3">
          <FilterFields form={form} onPick={() => void apply()} />
          <div className="flex gap-2">
            <Button type="submit">{t.apply}</Button>
            {isFiltered && (
              <Button variant="quiet" onClick={clearFilter}>
                {t.clear}
              </Button>
            )}
          </div>
        </Collapsible.Content>
      </form>
      {!open && <ActiveFilters />}
    </Collapsible.Root>
  );
}
