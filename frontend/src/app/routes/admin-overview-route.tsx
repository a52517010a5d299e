import { OverviewScreen } from '../../features/admin-log/overview/overview-screen';
import { adminLogTexts } from '../../locales/admin-log';
import { useTexts } from '../../locales/bilingual';
import { AdminPage } from './admin-page';

export default function AdminOverviewRoute() {
  const t = useTexts(adminLogTexts);
  return (
    <AdminPage title={t.overview}>
      <OverviewScreen />
    </AdminPage>
  );
}
