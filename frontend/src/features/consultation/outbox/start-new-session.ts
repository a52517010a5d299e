import { currentSessionId, loadNewSession } from '../session/session-id';
import { discardDraft } from './outbox-store';

/** Deletes the draft of this session and loads the page with a new session. */
export function startNewSession(): void {
  discardDraft(currentSessionId());
  loadNewSession();
}
