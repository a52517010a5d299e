import { AppError } from '@afya/runtime';
import { type ConsultationEnv } from '../consultation.env';

export type SendLimitsEnv = Pick<
  ConsultationEnv,
  | 'MESSAGES_PER_HOUR'
  | 'MESSAGES_PER_DAY'
  | 'EMERGENCIES_PER_HOUR'
  | 'NETWORK_MESSAGES_PER_HOUR'
  | 'NETWORK_MESSAGES_PER_DAY'
>;

/** Messages allowed; null: any number. */
export interface SendLimits {
  ownerHour: number | null;
  ownerDay: number | null;
  networkHour: number | null;
  networkDay: number | null;
}

const limit = (most: number) => (most === 0 ? null : most);

/**
 * What counts for a message. What tells of an emergency is not held back by what was written before it, nor by others in its
 * network: it costs no engine, and its answer may not wait. Only a number that no patient writes in an hour bounds it.
 */
export function sendLimits(env: SendLimitsEnv, isEmergency: boolean): SendLimits {
  if (isEmergency) {
    return { ownerHour: limit(env.EMERGENCIES_PER_HOUR), ownerDay: null, networkHour: null, networkDay: null };
  }
  return {
    ownerHour: limit(env.MESSAGES_PER_HOUR),
    ownerDay: limit(env.MESSAGES_PER_DAY),
    networkHour: limit(env.NETWORK_MESSAGES_PER_HOUR),
    networkDay: limit(env.NETWORK_MESSAGES_PER_DAY),
  };
}

/** Seconds until the networks of another day are counted. */
export function untilTomorrow(now = Date.now()): number {
  const day = 86_400_000;
  return Math.ceil((day - (now % day)) / 1_000);
}

export const tooManySends = (retryAfterSeconds: number) => new AppError('RATE_LIMITED', { retryAfterSeconds });
