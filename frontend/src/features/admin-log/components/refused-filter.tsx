import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { ApiError } from '../../../lib/api-error';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { useLogFilter } from '../filter/use-log-filter';

/** The server does not understand what was asked for, for example an address that somebody changed by hand. */
export function RefusedFilter({ error }: { error: Error | null }) {
  const t = useTexts(adminLogTexts);
  const { clearFilter } = useLogFilter();
  const faults = error instanceof ApiError ? Object.entries(error.errors ?? {}) : [];
  return (
    <Alert
      title={t.filterRefused}
      actions={
        <Button variant="secondary" onClick={clearFilter}>
          {t.clear}
        </Button>
      }
    >
      <ul>
        {faults.map(([field, message]) => (
          <li key={field}>
            {field}: {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
