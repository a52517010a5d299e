import type { Stage } from '@afya/contracts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { BROWSER_RECORDS } from '../../config/browser-records';
import { lazyPart } from '../../components/layout/lazy-part';
import { WindowFailed } from '../../components/layout/part-failed';
import { usePageTitle } from '../../components/layout/use-page-title';
import { UserMenu } from '../../features/auth/components/user-menu';
import { useUser } from '../../features/auth/hooks/use-user';
import { Chat } from '../../features/consultation/components/chat';
import { DevPanel } from '../../features/consultation/components/dev-panel';
import { SessionAlert } from '../../features/consultation/components/session-alert';
import { SessionControl } from '../../features/consultation/components/session-control';
import { useSession } from '../../features/consultation/hooks/use-session';
import { forgetAllDrafts } from '../../features/consultation/session/outgoing';
import {
  keepSessionId,
  openSession,
  readDevMode,
  resolveSessionId,
  startNewSession,
} from '../../features/consultation/session/session-id';
import { CreditsBadge } from '../../features/credits/components/credits-badge';
import { acknowledgePurchases, cacheLedger, waitingPurchases } from '../../features/credits/hooks/credit-record';
import { useConsents } from '../../features/disclaimers/hooks/use-consents';
import { useDisclaimers } from '../../features/disclaimers/hooks/use-disclaimers';
import { appTexts } from '../../locales/app';
import { useTexts } from '../../locales/bilingual';
import { forgetConversation } from '../offline/forget-conversation';
import { KeptNotice } from '../offline/kept-notice';
import { isRefused, useKeptConversation } from '../offline/use-kept-conversation';
import { ChatHeader } from './chat-header';
import { useEarlyRead } from './use-early-read';

const StartupDisclaimer = lazy(() => import('../../features/disclaimers/components/startup-disclaimer'));
const DiagnosticDisclaimer = lazy(() => import('../../features/disclaimers/components/diagnostic-disclaimer'));
const MyDataDialog = lazyPart({
  load: () => import('../../features/privacy/components/my-data-dialog'),
  Failed: WindowFailed,
});
const HistoryDrawer = lazyPart({
  load: () => import('../../features/history/components/history-drawer'),
  Failed: WindowFailed,
});

/** From here on a diagnosis is near or has been given, perhaps on another device: its limits are told first. */
const DIAGNOSTIC_STAGES: ReadonlySet<Stage | 'unknown'> = new Set<Stage>([
  'diagnostic_prompt',
  'final_analysis',
  'final_recommendations',
  'follow_up',
  'complete',
]);

/** The main screen: brings the features together, which do not know each other. */
export function ChatRoute() {
  const t = useTexts(appTexts);
  usePageTitle(t.title);
  const [search] = useSearchParams();
  const [{ devMode, sessionId, known }] = useState(() => {
    const dev = readDevMode(search);
    const id = resolveSessionId(search, dev);
    return { devMode: dev, sessionId: id, known: localStorage.getItem(BROWSER_RECORDS.sessionId) === id };
  });
  const [dialog, setDialog] = useState<'history' | 'credits' | 'data' | null>(null);
  const disclaimers = useDisclaimers();
  const { user } = useUser();
  // Nothing is sent before the warning has been read and accepted.
  const start = useSession(sessionId, disclaimers.startupAccepted);
  const { session, error, retry, retrying } = start;
  const { kept } = useKeptConversation(sessionId, start);
  useEarlyRead(sessionId, known && disclaimers.startupAccepted);
  const stage = session?.stage ?? 'unknown';
  // The server knows whose browser this is once it has opened the session.
  useConsents(disclaimers, session && user !== undefined ? (user?.id ?? 'visitor') : undefined);

  useEffect(() => keepSessionId(sessionId), [sessionId]);
  useEffect(() => {
    if (session) cacheLedger(session);
  }, [session]);

  const startNew = () => {
    forgetConversation();
    startNewSession();
  };
  const leave = () => {
    forgetAllDrafts();
    startNew();
  };

  return (
    <div className="flex h-dvh flex-col">
      <ChatHeader
        user={user}
        onHistory={() => setDialog('history')}
        onNewDiagnosis={startNew}
        credits={
          <CreditsBadge open={dialog === 'credits'} onOpenChange={(open) => setDialog(open ? 'credits' : null)} />
        }
        sessionControl={
          <SessionControl
            sessionId={sessionId}
            stage={stage}
            onShowNotices={disclaimers.reset}
            onMyData={() => setDialog('data')}
          />
        }
        userMenu={<UserMenu user={user} onMyData={() => setDialog('data')} onLoggedOut={leave} />}
      />
      {devMode && <DevPanel session={session} />}
      <main className="flex min-h-0 flex-1 flex-col">
        {kept && <KeptNotice retrying={retrying} onRetry={retry} />}
        {error && (!session || isRefused(error)) ? (
          <SessionAlert error={error} retrying={retrying} onRetry={retry} onStartNew={startNew} />
        ) : (
          <Chat
            sessionId={sessionId}
            session={session}
            takePurchases={waitingPurchases}
            onPurchasesBooked={(purchases, latest) => acknowledgePurchases(purchases, latest ?? undefined)}
            onAddCredits={() => setDialog('credits')}
          />
        )}
      </main>
      <Suspense>
        {!disclaimers.startupAccepted && <StartupDisclaimer onAccept={disclaimers.acceptStartup} />}
        {disclaimers.startupAccepted && DIAGNOSTIC_STAGES.has(stage) && !disclaimers.diagnosticAccepted && (
          <DiagnosticDisclaimer onAccept={disclaimers.acceptDiagnostic} />
        )}
        {dialog === 'data' && (
          <MyDataDialog sessionId={sessionId} onSessionErased={startNew} onClose={() => setDialog(null)} />
        )}
        {dialog === 'history' && (
          <HistoryDrawer currentSessionId={sessionId} onClose={() => setDialog(null)} onContinue={openSession} />
        )}
      </Suspense>
    </div>
  );
}
