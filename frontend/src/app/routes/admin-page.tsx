import { ChartColumn, Layers, List, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Navigate, NavLink } from 'react-router-dom';
import { LoadFailed } from '../../components/layout/load-failed';
import { Page } from '../../components/layout/page';
import { PageLoading } from '../../components/layout/page-loading';
import { usePageTitle } from '../../components/layout/use-page-title';
import { ADMIN_CONTENT_ID } from '../../features/admin-log/admin-content';
import { useUser } from '../../features/auth/hooks/use-user';
import { adminLogTexts } from '../../locales/admin-log';
import { appTexts } from '../../locales/app';
import { useTexts } from '../../locales/bilingual';
import { securityTexts } from '../../locales/security';

/** Layout of the admin screens for logged-in users. The server checks the admin role. */
export function AdminPage({ title, children }: { title: string; children: ReactNode }) {
  const t = useTexts(adminLogTexts);
  const app = useTexts(appTexts);
  const { user, query } = useUser();
  usePageTitle(`${title} · ${app.title}`);
  const isUnknown = query.isError || query.fetchStatus === 'paused';
  if (user === undefined && !isUnknown) return <PageLoading />;
  if (user === null && !isUnknown) return <Navigate to="/auth" replace />;
  return (
    <Page width="max-w-6xl">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-xl font-bold md:text-2xl">{title}</h1>
        <AdminScreens />
      </div>
      <div id={ADMIN_CONTENT_ID} tabIndex={-1} className="flex flex-col gap-4 text-[0.875rem] outline-none">
        {user ? children : <LoadFailed title={t.logsFailed} query={query} onRetry={() => void query.refetch()} />}
      </div>
    </Page>
  );
}

/** Navigation between logs, overview and security, and to the queue board, which the server renders. */
function AdminScreens() {
  const t = useTexts(adminLogTexts);
  const security = useTexts(securityTexts);
  const screens = [
    { to: '/admin', name: t.logs, icon: List },
    { to: '/admin/overview', name: t.overview, icon: ChartColumn },
    { to: '/admin/security', name: security.security, icon: ShieldCheck },
  ];
  return (
    <nav aria-label={t.screens} className="-mx-2 flex flex-wrap">
      {screens.map(({ to, name, icon: Icon }) => (
        <NavLink
          key={to}
          to={to}
          end
          className={`${SCREEN} aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:underline-offset-8`}
        >
          <Icon aria-hidden size={18} strokeWidth={1.75} />
          {name}
        </NavLink>
      ))}
      <a href="/api/admin/queues" className={SCREEN}>
        <Layers aria-hidden size={18} strokeWidth={1.75} />
        {t.queues}
      </a>
    </nav>
  );
}

const SCREEN =
  'inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm text-brand max-sm:text-xs hover:bg-line/60';
