import { type GatewayEnv } from '../gateway.env';

export type VoiceEnv = Pick<GatewayEnv, 'ENGINE' | 'OPENAI_MODEL_VOICE'>;

/** Whether a model writes voice notes down; without one they are refused before they cost anything. */
export const takesVoiceNotes = ({ ENGINE, OPENAI_MODEL_VOICE }: VoiceEnv): boolean =>
  ENGINE === 'openai' && OPENAI_MODEL_VOICE !== 'off';
