import '../admin.css';
import { Route, Routes } from 'react-router-dom';
import { AdminPage } from './admin-page';
import { lazyPage } from './lazy-page';
import { Dashboard } from '../../features/admin-log/components/dashboard';
import { adminLogTexts } from '../../locales/admin-log';
import { useTexts } from '../../locales/bilingual';
import NotFoundRoute from './not-found-route';

const AdminOverviewRoute = lazyPage(() => import('./admin-overview-route'));
const AdminSecurityRoute = lazyPage(() => import('./admin-security-route'));
const AdminSessionRoute = lazyPage(() => import('./admin-session-route'));

/** The admin screens: a separate chunk that only admins load. */
export default function AdminRoute() {
  return (
    <Routes>
      <Route index element={<Logs />} />
      <Route path="overview" element={<AdminOverviewRoute />} />
      <Route path="security" element={<AdminSecurityRoute />} />
      <Route path="sessions/:id" element={<AdminSessionRoute />} />
      <Route path="*" element={<NotFoundRoute />} />
    </Routes>
  );
}

function Logs() {
  const t = useTexts(adminLogTexts);
  return (
    <AdminPage title={t.title}>
      <Dashboard />
    </AdminPage>
  );
}
