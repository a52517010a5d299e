import type { Wait } from '@afya/contracts';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';

/** What happens to a message that awaits its answer, in words. */
export function useWaitText(): (wait: Wait) => string {
  const t = useTexts(consultationTexts);
  return ({ phase, ahead }) => {
    if (phase === 'reading_files') return t.readingFiles;
    if (phase === 'thinking') return t.thinking;
    if (ahead === undefined) return t.queuedUnknown;
    return ahead === 0 ? t.queuedNext : t.queuedBehind(ahead);
  };
}
