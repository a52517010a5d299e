import { useInfiniteQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useMemo } from 'react';
import { LoadFailed } from '../../../components/layout/load-failed';
import { Button } from '../../../components/ui/button';
import { isStatus } from '../../../lib/api-error';
import { useTexts } from '../../../locales/bilingual';
import { timelineTexts } from '../../../locales/timeline';
import { AdminRefused } from '../components/admin-refused';
import { LoginNeeded } from '../components/login-needed';
import { NextPart } from '../list/next-part';
import { timelineOptions } from './api/get-timeline';
import { SessionHead, ToLogs } from './components/session-head';
import { NoTimeline, TimelineLoading } from './components/timeline-states';
import { EventSection, ExchangeSection } from './components/exchange-section';
import { RevealedConversation } from './reveal/revealed-conversation';
import { RevealDialog } from './reveal/reveal-dialog';
import { RevealContext } from './reveal/reveal-context';
import { useReveal } from './reveal/use-reveal';
import { groupByExchange } from './exchanges/group-by-exchange';

/** CSS pixels. */
const PREFETCH_DISTANCE = 600;

const useTimeline = (sessionId: string) => useInfiniteQuery(timelineOptions(sessionId));

/** The events and costs of a session, from the first message to the follow-up. */
export function TimelineScreen({ sessionId }: { sessionId: string }) {
  const t = useTexts(timelineTexts);
  const query = useTimeline(sessionId);
  const { data, error, fetchStatus, refetch } = query;
  if (isStatus(error, 401)) return <LoginNeeded />;
  if (isStatus(error, 403)) return <AdminRefused error={error} />;
  const isUnknown = isStatus(error, 404) || isStatus(error, 400);
  return (
    <>
      <ToLogs sessionId={sessionId} />
      {data ? (
        <Session sessionId={sessionId} query={query} />
      ) : isUnknown ? (
        <NoTimeline />
      ) : error || fetchStatus === 'paused' ? (
        <LoadFailed title={t.failed} query={query} onRetry={() => void refetch()} />
      ) : (
        <TimelineLoading />
      )}
    </>
  );
}

interface SessionProps {
  sessionId: string;
  query: ReturnType<typeof useTimeline>;
}

function Session({ sessionId, query }: SessionProps) {
  const t = useTexts(timelineTexts);
  const { contextValue, request, conversation, show, close, hideConversation } = useReveal();
  const { data, hasNextPage } = query;
  const { exchanges, adminEvents } = useMemo(
    () => groupByExchange(data?.pages.flatMap(({ events }) => events) ?? []),
    [data],
  );
  const newest = data?.pages.at(-1);
  return (
    <RevealContext value={contextValue}>
      {newest && <SessionHead timeline={newest} />}
      {conversation ? (
        <RevealedConversation messages={conversation} onHide={hideConversation} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-prose text-muted">{t.hiddenNote}</p>
          <Button variant="secondary" onClick={() => contextValue.ask()}>
            <Eye aria-hidden size={18} strokeWidth={1.75} />
            {t.showAll}
          </Button>
        </div>
      )}
      {exchanges.map((exchange) => (
        <ExchangeSection key={exchange.number} exchange={exchange} adminEvents={adminEvents} />
      ))}
      {hasNextPage && <NextPart query={query} prefetchDistance={PREFETCH_DISTANCE} texts={t} />}
      {!hasNextPage && adminEvents.length > 0 && (
        <EventSection title={t.byAdmins} events={adminEvents} adminEvents={adminEvents} />
      )}
      {request && (
        <RevealDialog sessionId={sessionId} messageId={request.messageId} onRevealed={show} onClose={close} />
      )}
    </RevealContext>
  );
}
