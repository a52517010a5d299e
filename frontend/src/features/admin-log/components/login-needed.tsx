import { Link } from 'react-router-dom';
import { Alert } from '../../../components/ui/alert';
import { buttonClass } from '../../../components/ui/button';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';

export function LoginNeeded() {
  const t = useTexts(adminLogTexts);
  return (
    <Alert
      title={t.mustLogIn}
      actions={
        <Link to="/login" className={buttonClass('primary')}>
          {t.goToLogin}
        </Link>
      }
    />
  );
}
