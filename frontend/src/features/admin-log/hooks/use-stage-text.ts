import { useTexts } from '../../../locales/bilingual';
import { stagesTexts } from '../../../locales/stages';

/** A stage in a word; one that is not known is shown as the log has it. */
export function useStageText(): (stage: string) => string {
  const texts: Partial<Record<string, string>> = useTexts(stagesTexts);
  return (stage) => texts[stage] ?? stage;
}
