import { Navigate, Route, Routes } from 'react-router-dom';
import { ChatRoute } from './routes/chat-route';
import { lazyPage } from './routes/lazy-page';

const AuthRoute = lazyPage(() => import('./routes/auth-route'));
const AdminRoute = lazyPage(() => import('./routes/admin-route'));
const PrivacyRoute = lazyPage(() => import('./routes/privacy-route'));
const ClinicsRoute = lazyPage(() => import('./routes/clinics-route'));
const NotFoundRoute = lazyPage(() => import('./routes/not-found-route'));

export function AppRoutes() {
  return (
    <Routes>
      <Route path="/" element={<ChatRoute />} />
      <Route path="/auth" element={<AuthRoute />} />
      <Route path="/auth/recover" element={<AuthRoute />} />
      <Route path="/login" element={<Navigate to="/auth" replace />} />
      <Route path="/admin/*" element={<AdminRoute />} />
      <Route path="/privacy" element={<PrivacyRoute />} />
      <Route path="/clinics" element={<ClinicsRoute />} />
      <Route path="*" element={<NotFoundRoute />} />
    </Routes>
  );
}
