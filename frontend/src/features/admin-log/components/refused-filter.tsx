import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { ApiError } from '../../../lib/api-error';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { FILTER_FIELDS } from '../filter/log-filter';
import { useLogFilter } from '../filter/use-log-filter';
import { useFieldTexts } from '../hooks/use-field-texts';

/** Shown when the server rejects the filter, for example after someone edited the URL. */
export function RefusedFilter({ error }: { error: Error | null }) {
  const t = useTexts(adminLogTexts);
  const texts = useFieldTexts();
  const { filter, setFilter, clearFilter } = useLogFilter();
  const problems = error instanceof ApiError ? Object.entries(error.errors ?? {}) : [];
  const refused = FILTER_FIELDS.filter((field) => problems.some(([name]) => name === field) && filter[field] !== '');
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
        {problems.map(([name, message]) => {
          const field = FILTER_FIELDS.find((candidate) => candidate === name);
          return (
            <li key={name}>
              {field ? `${texts.name(field)}: ${texts.hint(field)}` : <span lang="en">{`${name}: ${message}`}</span>}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
