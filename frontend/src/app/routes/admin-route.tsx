import { Dashboard } from '../../features/admin-log/components/dashboard';
import { adminLogTexts } from '../../locales/admin-log';
import { useTexts } from '../../locales/bilingual';
import { AdminPage } from './admin-page';

export default function AdminRoute() {
  const t = useTexts(adminLogTexts);
  return (
    <AdminPage title={t.title}>
      <Dashboard />
    </AdminPage>
  );
}
