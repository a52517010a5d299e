import type { AdviceLevel, Bilingual } from '@afya/contracts';
import { WORDING } from '../knowledge/wording';

/** The answer to "can it wait?": a plain "no" in an emergency. */
export const waitingAdvice = (level: AdviceLevel): Bilingual => WORDING.advice.wait[level];
