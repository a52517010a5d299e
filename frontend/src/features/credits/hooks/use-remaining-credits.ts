import { useStore } from '@nanostores/react';
import { creditRecord, remainingCredits } from './credit-record';

export function useRemainingCredits(): number {
  return remainingCredits(useStore(creditRecord));
}
