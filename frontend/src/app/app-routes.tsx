import type { ComponentType } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { lazyPart } from '../components/layout/lazy-part';
import { PageLoading } from '../components/layout/page-loading';
import { ChatRoute } from './routes/chat-route';
import { RouteFailed } from './update/route-failed';

const lazyPage = (load: () => Promise<{ default: ComponentType }>) =>
  lazyPart({ load, Failed: RouteFailed, waiting: <PageLoading /> });

const AuthRoute = lazyPage(() => import('./routes/auth-route'));
const AdminRoute = lazyPage(() => import('./routes/admin-route'));
const AdminOverviewRoute = lazyPage(() => import('./routes/admin-overview-route'));
const AdminSessionRoute = lazyPage(() => import('./routes/admin-session-route'));
const PrivacyRoute = lazyPage(() => import('./routes/privacy-route'));
const NotFoundRoute = lazyPage(() => import('./routes/not-found-route'));

export function AppRoutes() {
  return (
    <Switch>
      <Route path="/" component={ChatRoute} />
      <Route path="/auth" component={AuthRoute} />
      <Route path="/login">
        <Redirect to="/auth" replace />
      </Route>
      <Route path="/admin" component={AdminRoute} />
      <Route path="/admin/overview" component={AdminOverviewRoute} />
      <Route path="/admin/sessions/:id" component={AdminSessionRoute} />
      <Route path="/privacy" component={PrivacyRoute} />
      <Route component={NotFoundRoute} />
    </Switch>
  );
}
