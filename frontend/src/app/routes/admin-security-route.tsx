import { SecurityScreen } from '../../features/admin-log/second-factor/security-screen';
import { useTexts } from '../../locales/bilingual';
import { securityTexts } from '../../locales/security';
import { AdminPage } from './admin-page';

export default function AdminSecurityRoute() {
  const t = useTexts(securityTexts);
  return (
    <AdminPage title={t.security}>
      <SecurityScreen />
    </AdminPage>
  );
}
