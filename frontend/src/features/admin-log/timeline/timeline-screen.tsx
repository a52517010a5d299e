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
import { EventSection, TurnSection } from './components/turn-section';
import { SaidConversation } from './reveal/conversation';
import { RevealDialog } from './reveal/reveal-dialog';
import { RevealingContext } from './reveal/revealing';
import { useReveal } from './reveal/use-reveal';
import { turnsOf } from './turns/turns-of';

/** CSS pixels. */
const AHEAD = 600;

const useTimeline = (sessionId: string) => useInfiniteQuery(timelineOptions(sessionId));

/** A consultation from its first message to the follow-up: what happened, and what it cost. */
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
  const { revealing, asked, whole, show, close, hideWhole } = useReveal();
  const { data, hasNextPage } = query;
  const { turns, byAdmins } = useMemo(() => turnsOf(data?.pages.flatMap(({ events }) => events) ?? []), [data]);
  const newest = data?.pages.at(-1);
  return (
    <RevealingContext value={revealing}>
      {newest && <SessionHead timeline={newest} />}
      {whole ? (
        <SaidConversation messages={whole} onHide={hideWhole} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-prose text-muted">{t.hiddenNote}</p>
          <Button variant="secondary" onClick={() => revealing.ask()}>
            <Eye aria-hidden size={18} strokeWidth={1.75} />
            {t.showAll}
          </Button>
        </div>
      )}
      {turns.map((turn) => (
        <TurnSection key={turn.number} turn={turn} byAdmins={byAdmins} />
      ))}
      {hasNextPage && <NextPart query={query} ahead={AHEAD} texts={t} />}
      {!hasNextPage && byAdmins.length > 0 && <EventSection title={t.byAdmins} events={byAdmins} byAdmins={byAdmins} />}
      {asked && <RevealDialog sessionId={sessionId} messageId={asked.messageId} onShown={show} onClose={close} />}
    </RevealingContext>
  );
}
