import type { Language } from '@afya/contracts';

const STEPS: readonly { unit: Intl.RelativeTimeFormatUnit; ms: number }[] = [
  { unit: 'year', ms: 31_536_000_000 },
  { unit: 'month', ms: 2_592_000_000 },
  { unit: 'week', ms: 604_800_000 },
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
];

/** 'x ago' in the reader's language; under a minute it is said in seconds. */
export function relativeTime(iso: string, language: Language, now = Date.now()): string {
  const elapsed = Math.max(0, now - Date.parse(iso));
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  const step = STEPS.find(({ ms }) => elapsed >= ms);
  return step
    ? format.format(-Math.floor(elapsed / step.ms), step.unit)
    : format.format(-Math.floor(elapsed / 1_000), 'second');
}
