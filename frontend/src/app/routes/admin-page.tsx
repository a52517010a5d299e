import { ChartColumn, Layers, List, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
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

/** The frame of the admins' screens: for those who are signed in; whether they are an admin the server decides. */
export function AdminPage({ title, children }: { title: string; children: ReactNode }) {
  const t = useTexts(adminLogTexts);
  const app = useTexts(appTexts);
  const { user, look } = useUser();
  usePageTitle(`${title} · ${app.title}`);
  const isUnknown = look.isError || look.fetchStatus === 'paused';
  if (user === undefined && !isUnknown) return <PageLoading />;
  if (user === null && !isUnknown) return <Redirect to="/auth" replace />;
  return (
    <Page width="max-w-6xl">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-xl font-bold md:text-2xl">{title}</h1>
        <AdminScreens />
      </div>
      <div id={ADMIN_CONTENT_ID} tabIndex={-1} className="flex flex-col gap-4 text-[0.875rem] outline-none">
        {user ? children : <LoadFailed title={t.logsFailed} query={look} onRetry={() => void look.refetch()} />}
      </div>
    </Page>
  );
}

/** The way between the logs, their figures and the queues of work, whose board is a page of the server's own. */
function AdminScreens() {
  const t = useTexts(adminLogTexts);
  const security = useTexts(securityTexts);
  const [path] = useLocation();
  const screens = [
    { to: '/admin', name: t.logs, icon: List },
    { to: '/admin/overview', name: t.overview, icon: ChartColumn },
    { to: '/admin/security', name: security.security, icon: ShieldCheck },
  ];
  return (
    <nav aria-label={t.screens} className="-mx-2 flex flex-wrap">
      {screens.map(({ to, name, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          aria-current={path === to ? 'page' : undefined}
          className={`${SCREEN} aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:underline-offset-8`}
        >
          <Icon aria-hidden size={18} strokeWidth={1.75} />
          {name}
        </Link>
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
