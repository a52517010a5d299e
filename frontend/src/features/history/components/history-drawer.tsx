import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { LoadFailed } from '../../../components/layout/load-failed';
import { Alert } from '../../../components/ui/alert';
import { Button, buttonClass } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { Skeleton } from '../../../components/ui/skeleton';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { isStatus } from '../../../lib/api-error';
import { useTexts } from '../../../locales/bilingual';
import { historyTexts } from '../../../locales/history';
import { sessionsOptions } from '../api/get-sessions';
import { SessionCard } from './session-card';

interface HistoryDrawerProps {
  currentSessionId: string;
  onClose: () => void;
  onContinue: (sessionId: string) => void;
}

export default function HistoryDrawer({ currentSessionId, onClose, onContinue }: HistoryDrawerProps) {
  const t = useTexts(historyTexts);
  const query = useQuery(sessionsOptions);
  const sessions = query.data;
  const hasFailed = (query.isError && !query.isFetching) || query.fetchStatus === 'paused';
  return (
    <Dialog open shape="right" title={t.title} description={t.description} onClose={onClose}>
      {query.isLoading && <Loading text={t.loading} />}
      {isStatus(query.error, 401) ? (
        <LoginExpired />
      ) : (
        hasFailed && <LoadFailed title={t.failed} query={query} onRetry={() => void query.refetch()} />
      )}
      {sessions?.length === 0 && <NoSessions onClose={onClose} />}
      <ul className="flex flex-col gap-3">
        {sessions?.map((session) => (
          <SessionCard
            key={session.sessionId}
            session={session}
            isCurrent={session.sessionId === currentSessionId}
            onContinue={() => onContinue(session.sessionId)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

function Loading({ text }: { text: string }) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <VisuallyHidden>{text}</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex flex-col gap-3 rounded-card border border-line p-3">
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-3.5 w-1/3" />
          <Skeleton className="h-11" />
        </div>
      ))}
    </div>
  );
}

/** Shown when the login has expired. The link reloads the page, which clears the cached user; drafts are kept. */
function LoginExpired() {
  const t = useTexts(historyTexts);
  return (
    <Alert
      title={t.loginEnded}
      actions={
        <a href="/auth" className={buttonClass('primary')}>
          {t.logIn}
        </a>
      }
    >
      {t.loginEndedText}
    </Alert>
  );
}

function NoSessions({ onClose }: { onClose: () => void }) {
  const t = useTexts(historyTexts);
  return (
    <div className="flex flex-col items-center gap-1 py-8 text-center">
      <MessagesSquare aria-hidden size={32} strokeWidth={1.5} className="mb-1 text-muted" />
      <p className="font-medium">{t.empty}</p>
      <p className="text-sm text-muted">{t.emptyText}</p>
      <Button variant="secondary" className="mt-3" onClick={onClose}>
        {t.backToChat}
      </Button>
    </div>
  );
}
