import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PageLoading } from '../components/layout/page-loading';
import { ChatRoute } from './routes/chat-route';

const AuthRoute = lazy(() => import('./routes/auth-route'));
const AdminRoute = lazy(() => import('./routes/admin-route'));
const NotFoundRoute = lazy(() => import('./routes/not-found-route'));

export function AppRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route path="/" element={<ChatRoute />} />
        <Route path="/auth" element={<AuthRoute />} />
        <Route path="/login" element={<Navigate to="/auth" replace />} />
        <Route path="/admin" element={<AdminRoute />} />
        <Route path="*" element={<NotFoundRoute />} />
      </Routes>
    </Suspense>
  );
}
