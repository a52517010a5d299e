import { X } from 'lucide-react';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { useLogFilter } from '../filter/use-log-filter';
import { useFieldTexts } from '../hooks/use-field-texts';

/** The active filters, each with a button to remove it. */
export function ActiveFilters() {
  const t = useTexts(adminLogTexts);
  const texts = useFieldTexts();
  const { filter, fields, setFilter } = useLogFilter();
  const active = fields.filter((field) => field !== 'q' && filter[field] !== '');
  if (active.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 pt-2">
      {active.map((field) => {
        const name = texts.name(field);
        const value = texts.value(field, filter[field]);
        return (
          <li key={field} className="max-w-full">
            <button
              type="button"
              aria-label={t.remove({ name: `${name}: ${value}` })}
              onClick={() => setFilter({ [field]: '' })}
              className="flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-edge bg-surface pr-2 pl-3 text-xs hover:bg-ground"
            >
              <span className="truncate">
                {name}: <strong className="font-semibold">{value}</strong>
              </span>
              <X aria-hidden size={14} strokeWidth={2} className="shrink-0" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
