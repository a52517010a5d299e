import { X } from 'lucide-react';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { eventTypesTexts } from '../../../locales/event-types';
import { FILTER_FIELDS, type FilterField } from '../filter/log-filter';
import { useLogFilter } from '../filter/use-log-filter';
import { SEVERITY_TEXTS } from './severity';

/** What narrows the lists now, each with a way to let go of it. */
export function ActiveFilters() {
  const t = useTexts(adminLogTexts);
  const events: Partial<Record<string, string>> = useTexts(eventTypesTexts);
  const { filter, setFilter } = useLogFilter();
  const names: Record<Exclude<FilterField, 'q'>, string> = {
    severity: t.severity,
    eventType: t.event,
    sessionId: t.session,
    userId: t.user,
    from: t.from,
    to: t.to,
  };
  const shown = (field: FilterField) => {
    if (field === 'severity' && filter.severity) return t[SEVERITY_TEXTS[filter.severity]];
    if (field === 'eventType') return events[filter.eventType] ?? filter.eventType;
    return filter[field];
  };
  const active = FILTER_FIELDS.filter((field) => field !== 'q').filter((field) => filter[field] !== '');
  if (active.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 pt-2">
      {active.map((field) => (
        <li key={field} className="max-w-full">
          <button
            type="button"
            aria-label={t.remove({ name: `${names[field]}: ${shown(field)}` })}
            onClick={() => setFilter({ [field]: '' })}
            className="flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-edge bg-surface pr-2 pl-3 text-xs hover:bg-ground"
          >
            <span className="truncate">
              {names[field]}: <strong className="font-semibold">{shown(field)}</strong>
            </span>
            <X aria-hidden size={14} strokeWidth={2} className="shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}
