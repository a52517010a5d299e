import type { AdminLog, Language } from '@afya/contracts';
import { fileSize } from '../../../../lib/file-size';
import { useTexts } from '../../../../locales/bilingual';
import { errorsTexts } from '../../../../locales/errors';
import { useLanguage } from '../../../../locales/language';
import { overviewTexts } from '../../../../locales/overview';
import { timelineTexts } from '../../../../locales/timeline';
import { verdictTexts } from '../../../../locales/verdict';
import { useFigures } from '../../hooks/use-figures';
import { useStageText } from '../../hooks/use-stage-text';
import { detailsOf } from '../turns/event-details';

const isText = (fact: string | undefined | false): fact is string => Boolean(fact);

/** What is said of an event in a line. */
export function useFacts(): (event: AdminLog) => string[] {
  const t = useTexts(timelineTexts);
  const languages = useTexts(overviewTexts);
  const errors: Partial<Record<string, string>> = useTexts(errorsTexts);
  const verdicts = useTexts(verdictTexts);
  const language = useLanguage();
  const { cost, milliseconds } = useFigures();
  const stage = useStageText();
  const names: Record<Language, string> = { en: languages.english, sw: languages.swahili };
  return (event) => {
    const details = detailsOf(event);
    const { tokenCount, costKES, responseTimeMs } = event.metrics;
    const { outcome, code, credits, size, from, to } = details;
    const isCall = event.eventType === 'engine_call' || event.eventType === 'reply';
    return [
      details.language && names[details.language],
      details.files ? t.files(details.files) : undefined,
      details.mime,
      size !== undefined && fileSize(size, language),
      from && to && `${stage(from)} → ${stage(to)}`,
      credits !== undefined && t.credits(credits),
      details.level && t.level({ level: details.level }),
      code && (errors[code] ?? code),
      details.verdict && verdicts[details.verdict],
      details.note,
      details.reason,
      (isCall && event.modelUsed) || undefined,
      outcome && (outcome === 'done' ? t.outcomeDone : t.outcome({ outcome })),
      tokenCount !== undefined && t.tokenCount(tokenCount),
      costKES !== undefined && cost(costKES),
      responseTimeMs !== undefined && milliseconds(responseTimeMs),
    ].filter(isText);
  };
}
