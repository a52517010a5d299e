import { type CollectedInfo, type Confidence, type ConsultationState, type Session, type Stage } from '@afya/contracts';

/** What a session shows of its state; `SESSION_COLUMNS` reads it. */
export interface SessionRow {
  id: string;
  createdAt: Date;
  stage: Stage;
  collectedInfo: CollectedInfo;
  confidence: Confidence | null;
}

export const SESSION_COLUMNS = `s.id, s.created_at AS "createdAt", s.stage, s.collected_info AS "collectedInfo", s.confidence`;

export function viewState({ stage, collectedInfo, confidence }: SessionRow): ConsultationState {
  return { stage, collectedInfo, ...(confidence && { diagnosticConfidence: confidence }) };
}

export function viewSession(row: SessionRow & { used: number; purchased: number }): Session {
  return {
    sessionId: row.id,
    createdAt: row.createdAt.toISOString(),
    consultationState: viewState(row),
    creditsUsed: row.used,
    creditsPurchased: row.purchased,
  };
}
