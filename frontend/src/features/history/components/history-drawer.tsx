import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { Skeleton } from '../../../components/ui/skeleton';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
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
  const { data: sessions, isError, isFetching, refetch } = useQuery(sessionsOptions);
  return (
    <Dialog open shape="right" title={t.title} description={t.description} onClose={onClose}>
      {!sessions && isFetching && <Loading text={t.loading} />}
      {isError && !isFetching && (
        <Alert
          title={t.failed}
          actions={
            <Button variant="secondary" onClick={() => void refetch()}>
              {t.retry}
            </Button>
          }
        />
      )}
      {sessions?.length === 0 && (
        <div className="py-8 text-center">
          <p className="font-medium">{t.empty}</p>
          <p className="text-sm text-muted">{t.emptyText}</p>
        </div>
      )}
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
        <Skeleton key={row} className="h-32" />
      ))}
    </div>
  );
}
