import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showToast } from '../../../components/ui/toast-store';
import { useTexts } from '../../../locales/bilingual';
import { historyTexts } from '../../../locales/history';
import { deleteSession } from '../api/delete-session';
import { sessionsOptions } from '../api/get-sessions';

/** How long a deletion can be undone. A page that is closed before that deletes nothing. */
const UNDO_MS = 6_000;

/** Deletes sessions after a delay in which the user can undo it. `isDeleted`: the list shows the undo button in its place. */
export function useDelayedDeletion() {
  const t = useTexts(historyTexts);
  const client = useQueryClient();
  const [deletedIds, setDeletedIds] = useState<readonly string[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const show = (sessionId: string) => setDeletedIds((ids) => ids.filter((id) => id !== sessionId));
  const { mutate } = useMutation({
    mutationFn: deleteSession,
    onError: (_error, sessionId) => {
      show(sessionId);
      showToast({ title: t.deleteFailed, tone: 'danger' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: sessionsOptions.queryKey }),
  });

  const deleteLater = (sessionId: string) => {
    setDeletedIds((ids) => [...ids, sessionId]);
    timers.current.set(
      sessionId,
      setTimeout(() => mutate(sessionId), UNDO_MS),
    );
  };
  const undo = (sessionId: string) => {
    clearTimeout(timers.current.get(sessionId));
    show(sessionId);
  };
  return { isDeleted: (sessionId: string) => deletedIds.includes(sessionId), deleteLater, undo };
}
