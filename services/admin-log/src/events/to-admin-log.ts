import type { AdminLog } from '@afya/contracts';
import type { StoredEvent } from './event.repository';

/** An event as shown to admins. */
export function toAdminLog({ id, type, at, details, ...event }: StoredEvent): AdminLog {
  return {
    id,
    eventType: type,
    timestamp: at,
    sessionId: event.sessionId,
    userId: event.userId,
    severity: event.severity,
    consultationStage: event.stage,
    modelUsed: event.model,
    metrics: event.metrics,
    contentSnapshot: Object.keys(details).length > 0 ? details : null,
    diagnosisInfo: event.diagnosis,
  };
}
