import type { Stage } from '@afya/contracts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BROWSER_RECORDS } from '../../config/browser-records';
import { lazyPart } from '../../components/layout/lazy-part';
import { WindowFailed } from '../../components/layout/part-failed';
import { usePageTitle } from '../../components/layout/use-page-title';
import { UserMenu } from '../../features/auth/components/user-menu';
import { useUser } from '../../features/auth/hooks/use-user';
import { Chat } from '../../features/consultation/chat';
import { DevPanel } from '../../features/consultation/session/dev-panel';
import { SessionAlert } from '../../features/consultation/conversation/session-alert';
import { SessionControl } from '../../features/consultation/session/session-control';
import { discardAllDrafts, moveQueuedMessage } from '../../features/consultation/outbox/outbox-store';
import { startNewSession } from '../../features/consultation/outbox/start-new-session';
import { useSession } from '../../features/consultation/session/use-session';
import {
  keepSessionId,
  loadSession,
  readDevMode,
  resolveSessionId,
} from '../../features/consultation/session/session-id';
import { CreditsBadge } from '../../features/credits/components/credits-badge';
import { acknowledgePurchases, cacheLedger, unsentPurchases } from '../../features/credits/hooks/credit-record';
import { useConsents } from '../../features/disclaimers/hooks/use-consents';
import { useDisclaimers } from '../../features/disclaimers/hooks/use-disclaimers';
import { appTexts } from '../../locales/app';
import { useTexts } from '../../locales/bilingual';
import { deleteCachedConversation } from '../offline/delete-cached-conversation';
import { CachedConversationNotice } from '../offline/cached-conversation-notice';
import { isRefused, useOfflineCache } from '../offline/use-offline-cache';
import { ChatHeader } from './chat-header';
import { usePrefetchedMessages } from './use-prefetched-messages';

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

/**
 * In these stages a diagnosis is near or has been given, perhaps on another device, so its limits must be accepted
 * first.
 */
const DIAGNOSTIC_STAGES: ReadonlySet<Stage | 'unknown'> = new Set<Stage>([
  'diagnostic_prompt',
  'final_analysis',
  'final_recommendations',
  'follow_up',
  'complete',
]);

/** The main screen. It composes the features, which do not import each other. */
export function ChatRoute() {
  const t = useTexts(appTexts);
  usePageTitle(t.title);
  const [search] = useSearchParams();
  const [{ devMode, sessionId, isSaved }] = useState(() => {
    const dev = readDevMode(search);
    const id = resolveSessionId(search, dev);
    return { devMode: dev, sessionId: id, isSaved: localStorage.getItem(BROWSER_RECORDS.sessionId) === id };
  });
  const [dialog, setDialog] = useState<'history' | 'credits' | 'data' | null>(null);
  const disclaimers = useDisclaimers();
  const { user } = useUser();
  // Nothing is sent before the startup notice has been accepted.
  const start = useSession(sessionId, { enabled: disclaimers.startupAccepted, onReplaced: moveQueuedMessage });
  const { session, error, retry, retrying } = start;
  const { isCached } = useOfflineCache(sessionId, start);
  usePrefetchedMessages(sessionId, isSaved && disclaimers.startupAccepted);
  const stage = session?.stage ?? 'unknown';
  // The server identifies this browser once the session has been opened.
  useConsents(disclaimers, session && user !== undefined ? (user?.id ?? 'visitor') : undefined);

  useEffect(() => keepSessionId(sessionId), [sessionId]);
  useEffect(() => {
    if (session) cacheLedger(session);
  }, [session]);

  const startNew = () => {
    deleteCachedConversation();
    startNewSession();
  };
  const leave = () => {
    discardAllDrafts();
    startNew();
  };

  const needsNotice = disclaimers.startupAccepted && DIAGNOSTIC_STAGES.has(stage) && !disclaimers.diagnosticAccepted;
  const showNotice = ({ cost, onAccept }: { cost: string | undefined; onAccept: () => void }) => (
    <Suspense>
      <DiagnosticDisclaimer
        cost={cost}
        onAccept={() => {
          disclaimers.acceptDiagnostic();
          onAccept();
        }}
      />
    </Suspense>
  );

  return (
    <>
      <div className="flex h-dvh flex-col" inert={!disclaimers.startupAccepted}>
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
          userMenu={
            <UserMenu
              user={user}
              showsNewCode={disclaimers.startupAccepted}
              onMyData={() => setDialog('data')}
              onLoggedOut={leave}
            />
          }
        />
        {devMode && <DevPanel session={session} />}
        <main className="flex min-h-0 flex-1 flex-col">
          {error && (!session || isRefused(error)) ? (
            <SessionAlert error={error} retrying={retrying} onRetry={retry} onStartNew={startNew} />
          ) : (
            <Chat
              sessionId={sessionId}
              isStarted={disclaimers.startupAccepted}
              session={session}
              takePurchases={unsentPurchases}
              onPurchasesBooked={(purchases, latest) => acknowledgePurchases(purchases, latest ?? undefined)}
              onAddCredits={() => setDialog('credits')}
              cachedNotice={isCached && <CachedConversationNotice retrying={retrying} onRetry={retry} />}
              diagnosticNotice={needsNotice ? showNotice : undefined}
            />
          )}
        </main>
      </div>
      <Suspense>
        {!disclaimers.startupAccepted && <StartupDisclaimer onAccept={disclaimers.acceptStartup} />}
        {dialog === 'data' && (
          <MyDataDialog sessionId={sessionId} onSessionErased={startNew} onClose={() => setDialog(null)} />
        )}
        {dialog === 'history' && (
          <HistoryDrawer currentSessionId={sessionId} onClose={() => setDialog(null)} onContinue={loadSession} />
        )}
      </Suspense>
    </>
  );
}
