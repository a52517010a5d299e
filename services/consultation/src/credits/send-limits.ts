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
 * The limits of a message. Earlier messages and other users of the network must not block an emergency: it costs no engine, and its
 * answer must not wait. It has only a limit that no patient reaches in an hour.
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
