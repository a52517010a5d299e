import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { errorsTexts } from '../../../locales/app';
import { useRefresh } from '../hooks/use-refresh';

/** Shown to logged-in users who are not admins. */
export function AdminsOnly() {
  const t = useTexts(adminLogTexts);
  const errors = useTexts(errorsTexts);
  const refresh = useRefresh();
  return (
    <Alert
      title={`${t.logsFailed}: ${errors.ACCESS_DENIED}`}
      actions={
        <Button variant="secondary" onClick={refresh}>
          {t.refresh}
        </Button>
      }
    >
      {t.forbiddenText}
    </Alert>
  );
}
