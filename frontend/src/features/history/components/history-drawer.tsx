import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { LoadFailed } from '../../../components/layout/load-failed';
import { Alert } from '../../../components/ui/alert';
import { Button, buttonClass } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { Skeleton } from '../../../components/ui/skeleton';
import { TextField } from '../../../components/ui/text-field';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { isStatus } from '../../../lib/api-error';
import { useTexts } from '../../../locales/bilingual';
import { historyTexts } from '../../../locales/history';
import { useLanguage } from '../../../locales/language';
import { sessionsOptions } from '../api/get-sessions';
import { useDelayedDeletion } from '../hooks/use-delayed-deletion';
import { searchSessions } from '../search-sessions';
import { SessionCard } from './session-card';

/** From this number of sessions on, a search field is shown. */
const SEARCHABLE_FROM = 4;

interface HistoryDrawerProps {
  currentSessionId: string;
  onClose: () => void;
  onContinue: (sessionId: string) => void;
}

export default function HistoryDrawer({ currentSessionId, onClose, onContinue }: HistoryDrawerProps) {
  const t = useTexts(historyTexts);
  const query = useQuery(sessionsOptions);
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const { isDeleted, deleteLater, undo } = useDelayedDeletion();
  const sessions = query.data;
  const found = searchSessions(sessions ?? [], search, language);
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
      {(search !== '' || (sessions?.length ?? 0) >= SEARCHABLE_FROM) && (
        <TextField
          className="mb-3"
          type="search"
          label={t.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {search !== '' && found.length === 0 && <p role="status">{t.nothingFound}</p>}
      <ul className="flex flex-col gap-3">
        {found.map((session) =>
          isDeleted(session.sessionId) ? (
            <DeletedCard key={session.sessionId} onUndo={() => undo(session.sessionId)} />
          ) : (
            <SessionCard
              key={session.sessionId}
              session={session}
              isCurrent={session.sessionId === currentSessionId}
              onContinue={() => onContinue(session.sessionId)}
              onDelete={() => deleteLater(session.sessionId)}
            />
          ),
        )}
      </ul>
    </Dialog>
  );
}

function DeletedCard({ onUndo }: { onUndo: () => void }) {
  const t = useTexts(historyTexts);
  return (
    <li role="status" className="flex items-center justify-between gap-2 rounded-card border border-line p-3">
      {t.deleted}
      <Button variant="secondary" onClick={onUndo}>
        {t.undo}
      </Button>
    </li>
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
