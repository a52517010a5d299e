import { type CollectedInfo, collectedInfoSchema, type Stage, stageSchema } from '@afya/contracts';

export interface ReadState {
  stage: Stage | 'unknown';
  collectedInfo: CollectedInfo;
}

/** Reads a consultation state given as an object or a JSON string. An unreadable stage becomes 'unknown'. */
export function readConsultationState(state: unknown): ReadState {
  const value = typeof state === 'string' ? parseJson(state) : state;
  const record = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return {
    stage: stageSchema.safeParse(record.stage).data ?? 'unknown',
    collectedInfo: readCollectedInfo(record.collectedInfo),
  };
}

/** Keeps the valid fields and drops the others. */
function readCollectedInfo(info: unknown): CollectedInfo {
  if (typeof info !== 'object' || info === null) return {};
  const fields = Object.entries(info).filter(
    ([name, value]) => collectedInfoSchema.safeParse({ [name]: value }).success,
  );
  return collectedInfoSchema.parse(Object.fromEntries(fields));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
