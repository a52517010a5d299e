import { RotateCw, Search, SlidersHorizontal } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { IconButton } from '../../../components/ui/icon-button';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { useFilterForm } from '../filter/use-filter-form';
import { useLogFilter } from '../filter/use-log-filter';
import { useRefresh } from '../hooks/use-refresh';
import { ActiveFilters } from './active-filters';
import { FilterFields } from './filter-fields';

/**
 * Search field and filters of the lists. It stays visible while scrolling; the filter fields open on demand. `actions`
 * appear at its end.
 */
export function FilterBar({ actions }: { actions: ReactNode }) {
  const t = useTexts(adminLogTexts);
  const { filter, fields, clearFilter, isFiltered } = useLogFilter();
  const [open, setOpen] = useState(false);
  const refresh = useRefresh();
  const { form, apply } = useFilterForm();
  const activeCount = fields.filter((field) => field !== 'q' && filter[field] !== '').length;
  return (
    <Collapsible.Root
      open={open}
      onOpenChange={setOpen}
      className="sticky top-0 z-10 -mx-4 border-b border-line bg-ground px-4 py-2"
    >
      <form
        noValidate
        role="search"
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
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
              {activeCount > 0 && (
                <span aria-hidden className="font-semibold sm:hidden">
                  {activeCount}
                </span>
              )}
              <span className="max-sm:sr-only">
                {activeCount > 0 ? t.filtersOn({ count: activeCount }) : t.filters}
              </span>
            </Button>
          </Collapsible.Trigger>
          {actions}
          <IconButton icon={RotateCw} label={t.refresh} className="border border-edge bg-surface" onClick={refresh} />
        </div>
        <Collapsible.Content className="flex flex-col gap-3">
          <FilterFields form={form} fields={fields} onPick={apply} />
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
