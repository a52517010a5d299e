import { type ConsultationState } from '@afya/contracts';
import { type ColumnCipher } from '@afya/database';
import { type SessionEntity } from './entities/session.entity';
import { decryptState } from './stored-values';

/** @throws UnreadableValueError */
export function viewState(
  cipher: ColumnCipher,
  { id, stage, state }: Pick<SessionEntity, 'id' | 'stage' | 'state'>,
): ConsultationState {
  const { collectedInfo, confidence } = decryptState(cipher, id, state);
  return { stage, collectedInfo, ...(confidence && { diagnosticConfidence: confidence }) };
}
