import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { PageLoading } from '../components/layout/page-loading';
import { ChatRoute } from './routes/chat-route';

const AuthRoute = lazy(() => import('./routes/auth-route'));
const AdminRoute = lazy(() => import('./routes/admin-route'));
const NotFoundRoute = lazy(() => import('./routes/not-found-route'));

export function AppRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Switch>
        <Route path="/" component={ChatRoute} />
        <Route path="/auth" component={AuthRoute} />
        <Route path="/login">
          <Redirect to="/auth" replace />
        </Route>
        <Route path="/admin" component={AdminRoute} />
        <Route component={NotFoundRoute} />
      </Switch>
    </Suspense>
  );
}
