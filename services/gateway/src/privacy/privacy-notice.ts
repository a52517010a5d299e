import { type PrivacyNotice } from '@afya/contracts';
import { takesVoiceNotes } from '../files/voice-notes';
import { type GatewayEnv } from '../gateway.env';

const OPENAI = 'https://api.openai.com/v1';

type Env = Pick<
  GatewayEnv,
  | 'ENGINE'
  | 'OPENAI_BASE_URL'
  | 'OPENAI_MODEL_VOICE'
  | 'PRIVACY_CONTACT'
  | 'VISITOR_RETENTION_DAYS'
  | 'USER_RETENTION_MONTHS'
  | 'LOG_RETENTION_DAYS'
>;

/** How this deployment processes personal data, from the same settings that the other services use. */
export function privacyNotice(env: Env): PrivacyNotice {
  return {
    model: env.ENGINE === 'openai' ? { host: new URL(env.OPENAI_BASE_URL ?? OPENAI).host } : null,
    voiceNotes: takesVoiceNotes(env),
    contact: env.PRIVACY_CONTACT ?? null,
    keptFor: {
      visitorDays: env.VISITOR_RETENTION_DAYS,
      userMonths: env.USER_RETENTION_MONTHS,
      logDays: env.LOG_RETENTION_DAYS,
    },
  };
}
