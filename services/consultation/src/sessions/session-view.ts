import { type ConsultationState, type Session, type Stage } from '@afya/contracts';
import { type ColumnCipher } from '@afya/database';
import { openState } from './sealed-session';

/** What a session shows of its state; `SESSION_COLUMNS` reads it. */
export interface SessionRow {
  id: string;
  createdAt: Date;
  stage: Stage;
  state: string | null;
}

export const SESSION_COLUMNS = `s.id, s.created_at AS "createdAt", s.stage, s.state`;

/** @throws UnreadableValueError */
export function viewState(cipher: ColumnCipher, { id, stage, state }: SessionRow): ConsultationState {
  const { collectedInfo, confidence } = openState(cipher, id, state);
  return { stage, collectedInfo, ...(confidence && { diagnosticConfidence: confidence }) };
}

/** @throws UnreadableValueError */
export function viewSession(cipher: ColumnCipher, row: SessionRow & { used: number; purchased: number }): Session {
  return {
    sessionId: row.id,
    createdAt: row.createdAt.toISOString(),
    consultationState: viewState(cipher, row),
    creditsUsed: row.used,
    creditsPurchased: row.purchased,
  };
}
