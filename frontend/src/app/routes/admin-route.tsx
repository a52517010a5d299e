import { Redirect } from 'wouter';
import { LoadFailed } from '../../components/layout/load-failed';
import { Page } from '../../components/layout/page';
import { PageLoading } from '../../components/layout/page-loading';
import { usePageTitle } from '../../components/layout/use-page-title';
import { Dashboard } from '../../features/admin-log/components/dashboard';
import { useUser } from '../../features/auth/hooks/use-user';
import { adminLogTexts } from '../../locales/admin-log';
import { appTexts } from '../../locales/app';
import { useTexts } from '../../locales/bilingual';

/** For those who are signed in; whether they are an admin the server decides. */
export default function AdminRoute() {
  const t = useTexts(adminLogTexts);
  const app = useTexts(appTexts);
  const { user, look } = useUser();
  usePageTitle(`${t.title} · ${app.title}`);
  const isUnknown = look.isError || look.fetchStatus === 'paused';
  if (user === undefined && !isUnknown) return <PageLoading />;
  if (user === null && !isUnknown) return <Redirect to="/auth" replace />;
  return (
    <Page width="max-w-6xl">
      <h1 className="text-xl font-bold md:text-2xl">{t.title}</h1>
      <div className="flex flex-col gap-4 text-[0.875rem]">
        {user ? <Dashboard /> : <LoadFailed title={t.logsFailed} query={look} onRetry={() => void look.refetch()} />}
      </div>
    </Page>
  );
}
