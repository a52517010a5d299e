import type { AdminLog } from '@afya/contracts';
import { useTexts } from '../../../locales/bilingual';
import { timelineTexts } from '../../../locales/timeline';
import { useDetailTexts } from '../hooks/use-detail-texts';
import { useFormats } from '../hooks/use-formats';
import { readDetails } from './event-details';

const isText = (fact: unknown): fact is string => typeof fact === 'string' && fact !== '';

/** Details shown without a label, in this order. */
const UNLABELLED_DETAILS = [
  'flags',
  'language',
  'mime',
  'size',
  'code',
  'verdict',
  'note',
  'reason',
  'list',
  'scope',
] as const;

/** Summarises an event in one line: `happened` describes it, `took` lists its tokens, cost and duration. */
export function useFacts() {
  const t = useTexts(timelineTexts);
  const texts = useDetailTexts();
  const { cost, milliseconds } = useFormats();
  const describeEvent = (event: AdminLog): string[] => {
    const details = readDetails(event);
    const { outcome, credits, method, from, to, files } = details;
    const isCall = event.eventType === 'engine_call' || event.eventType === 'reply';
    return [
      ...UNLABELLED_DETAILS.map((name) => details[name] && texts.value(name, details[name])),
      details.level && `${texts.name('level')}: ${texts.value('level', details.level)}`,
      from && to && `${texts.value('from', from)} → ${texts.value('to', to)}`,
      files ? t.files(files) : undefined,
      credits !== undefined && t.credits(credits),
      method && texts.value('method', method),
      (isCall && event.modelUsed) || undefined,
      outcome && texts.value('outcome', outcome),
    ].filter(isText);
  };
  const describeCost = ({ metrics: { tokenCount, costKES, responseTimeMs } }: AdminLog): string[] =>
    [
      tokenCount !== undefined && t.tokenCount(tokenCount),
      costKES !== undefined && cost(costKES),
      responseTimeMs !== undefined && milliseconds(responseTimeMs),
    ].filter(isText);
  return { describeEvent, describeCost };
}
