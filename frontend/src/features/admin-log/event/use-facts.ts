import type { AdminLog } from '@afya/contracts';
import { useTexts } from '../../../../locales/bilingual';
import { timelineTexts } from '../../../../locales/timeline';
import { useDetailTexts } from '../../hooks/use-detail-texts';
import { useFigures } from '../../hooks/use-figures';
import { detailsOf } from '../turns/event-details';

const isText = (fact: unknown): fact is string => typeof fact === 'string' && fact !== '';

/** The details that speak for themselves, in this order. */
const PLAIN = ['language', 'mime', 'size', 'code', 'verdict', 'note', 'reason'] as const;
/** Those that need their name beside them. */
const NAMED = ['level', 'flags'] as const;

/** What is said of an event in a line. */
export function useFacts(): (event: AdminLog) => string[] {
  const t = useTexts(timelineTexts);
  const texts = useDetailTexts();
  const { cost, milliseconds } = useFigures();
  return (event) => {
    const details = detailsOf(event);
    const { tokenCount, costKES, responseTimeMs } = event.metrics;
    const { outcome, credits, from, to, files } = details;
    const isCall = event.eventType === 'engine_call' || event.eventType === 'reply';
    return [
      ...PLAIN.map((name) => details[name] && texts.value(name, details[name])),
      ...NAMED.map((name) => details[name] && `${texts.name(name)}: ${texts.value(name, details[name])}`),
      from && to && `${texts.value('from', from)} → ${texts.value('to', to)}`,
      files ? t.files(files) : undefined,
      credits !== undefined && t.credits(credits),
      (isCall && event.modelUsed) || undefined,
      outcome && texts.value('outcome', outcome),
      tokenCount !== undefined && t.tokenCount(tokenCount),
      costKES !== undefined && cost(costKES),
      responseTimeMs !== undefined && milliseconds(responseTimeMs),
    ].filter(isText);
  };
}
