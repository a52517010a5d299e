import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { ApiError } from '../../../lib/api-error';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { FILTER_FIELDS } from '../filter/log-filter';
import { useLogFilter } from '../filter/use-log-filter';
import { useFieldTexts } from '../hooks/use-field-texts';

/** The server does not understand what was asked for, for example an address that somebody changed by hand. */
export function RefusedFilter({ error }: { error: Error | null }) {
  const t = useTexts(adminLogTexts);
  const texts = useFieldTexts();
  const { filter, setFilter, clearFilter } = useLogFilter();
  const faults = error instanceof ApiError ? Object.entries(error.errors ?? {}) : [];
  const refused = FILTER_FIELDS.filter((field) => faults.some(([name]) => name === field) && filter[field] !== '');
  return (
    <Alert
      title={t.filterRefused}
      actions={
        <>
          {refused.map((field) => (
            <Button key={field} variant="secondary" onClick={() => setFilter({ [field]: '' })}>
              {t.remove({ name: texts.name(field) })}
            </Button>
          ))}
          <Button variant="secondary" onClick={clearFilter}>
            {t.clear}
          </Button>
        </>
      }
    >
      <ul>
        {faults.map(([fault, message]) => {
          const field = FILTER_FIELDS.find((name) => name === fault);
          return (
            <li key={fault}>
              {field ? `${texts.name(field)}: ${texts.hint(field)}` : <span lang="en">{`${fault}: ${message}`}</span>}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
