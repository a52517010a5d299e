import { type Rating } from '@afya/contracts';
import { type ColumnCipher } from '@afya/database';

const reasonCell = (messageId: string) => ({ column: 'rating.reason', row: messageId });

/** The reason as it is stored; null without one. */
export function encryptReason(cipher: ColumnCipher, messageId: string, rating: Rating | null): string | null {
  return rating?.reason ? cipher.encrypt(reasonCell(messageId), rating.reason) : null;
}

export interface StoredRating {
  /** of the message */
  id: string;
  rating: Rating['value'] | null;
  ratingReason: string | null;
}

/** The rating of a message for its metadata; empty without one. @throws UnreadableValueError */
export function decryptRating(cipher: ColumnCipher, { id, rating, ratingReason }: StoredRating): { rating?: Rating } {
  if (!rating) return {};
  const reason = ratingReason === null ? undefined : cipher.decrypt(reasonCell(id), ratingReason);
  return { rating: { value: rating, ...(reason !== undefined && { reason }) } };
}
