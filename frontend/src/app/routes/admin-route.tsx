import '../admin.css';
import { Route, Switch } from 'wouter';
import { AdminPage } from './admin-page';
import { lazyPage } from './lazy-page';
import { Dashboard } from '../../features/admin-log/components/dashboard';
import { adminLogTexts } from '../../locales/admin-log';
import { useTexts } from '../../locales/bilingual';
import NotFoundRoute from './not-found-route';

const AdminOverviewRoute = lazyPage(() => import('./admin-overview-route'));
const AdminSecurityRoute = lazyPage(() => import('./admin-security-route'));
const AdminSessionRoute = lazyPage(() => import('./admin-session-route'));

/** The admins' screens, under one name on the first route: what they are only admins load. */
export default function AdminRoute() {
  return (
    <Switch>
      <Route path="/admin" component={Logs} />
      <Route path="/admin/overview" component={AdminOverviewRoute} />
      <Route path="/admin/security" component={AdminSecurityRoute} />
      <Route path="/admin/sessions/:id" component={AdminSessionRoute} />
      <Route component={NotFoundRoute} />
    </Switch>
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
