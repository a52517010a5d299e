import { Redirect, Route, Switch } from 'wouter';
import { ChatRoute } from './routes/chat-route';
import { lazyPage } from './routes/lazy-page';

const AuthRoute = lazyPage(() => import('./routes/auth-route'));
const AdminRoute = lazyPage(() => import('./routes/admin-route'));
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
      <Route path="/admin/*?" component={AdminRoute} />
      <Route path="/privacy" component={PrivacyRoute} />
      <Route component={NotFoundRoute} />
    </Switch>
  );
}
