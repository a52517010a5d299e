import type { AdminLog } from '@afya/contracts';
import { useTexts } from '../../../locales/bilingual';
import { timelineTexts } from '../../../locales/timeline';
import { useDetailTexts } from '../hooks/use-detail-texts';
import { useFigures } from '../hooks/use-figures';
import { detailsOf } from './event-details';

const isText = (fact: unknown): fact is string => typeof fact === 'string' && fact !== '';

/** The details that speak for themselves, in this order. */
const PLAIN = ['flags', 'language', 'mime', 'size', 'code', 'verdict', 'note', 'reason', 'list', 'scope'] as const;

/** What is said of an event in a line: what happened, and beside it what it took. */
export function useFacts() {
  const t = useTexts(timelineTexts);
  const texts = useDetailTexts();
  const { cost, milliseconds } = useFigures();
  const happened = (event: AdminLog): string[] => {
    const details = detailsOf(event);
    const { outcome, credits, method, from, to, files } = details;
    const isCall = event.eventType === 'engine_call' || event.eventType === 'reply';
    return [
      ...PLAIN.map((name) => details[name] && texts.value(name, details[name])),
      details.level && `${texts.name('level')}: ${texts.value('level', details.level)}`,
      from && to && `${texts.value('from', from)} → ${texts.value('to', to)}`,
      files ? t.files(files) : undefined,
      credits !== undefined && t.credits(credits),
      method && texts.value('method', method),
      (isCall && event.modelUsed) || undefined,
      outcome && texts.value('outcome', outcome),
    ].filter(isText);
  };
  const took = ({ metrics: { tokenCount, costKES, responseTimeMs } }: AdminLog): string[] =>
    [
      tokenCount !== undefined && t.tokenCount(tokenCount),
      costKES !== undefined && cost(costKES),
      responseTimeMs !== undefined && milliseconds(responseTimeMs),
    ].filter(isText);
  return { happened, took };
}
