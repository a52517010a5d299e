import { Redirect } from 'wouter';
import { Page } from '../../components/layout/page';
import { PageLoading } from '../../components/layout/page-loading';
import { usePageTitle } from '../../components/layout/use-page-title';
import { Dashboard } from '../../features/admin-log/components/dashboard';
import { useUser } from '../../features/auth/hooks/use-user';
import { adminLogTexts } from '../../locales/admin-log';
import { useTexts } from '../../locales/bilingual';

/** For those who are signed in; whether they are an admin the server decides. */
export default function AdminRoute() {
  const t = useTexts(adminLogTexts);
  const { user } = useUser();
  usePageTitle(t.title);
  if (user === undefined) return <PageLoading />;
  if (user === null) return <Redirect to="/auth" replace />;
  return (
    <Page width="max-w-4xl">
      <h1 className="text-2xl font-bold">{t.title}</h1>
      <Dashboard />
    </Page>
  );
}
