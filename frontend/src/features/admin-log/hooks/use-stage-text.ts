import { useTexts } from '../../../locales/bilingual';
import { stagesTexts } from '../../../locales/stages';

/** The name of a stage; an unknown stage is shown unchanged. */
export function useStageText(): (stage: string) => string {
  const texts: Partial<Record<string, string>> = useTexts(stagesTexts);
  return (stage) => texts[stage] ?? stage;
}
