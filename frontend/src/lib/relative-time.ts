import type { Language } from '@afya/contracts';
import { LOCALES } from '../locales/language';

const STEPS: readonly { unit: Intl.RelativeTimeFormatUnit; ms: number }[] = [
  { unit: 'year', ms: 31_536_000_000 },
  { unit: 'month', ms: 2_592_000_000 },
  { unit: 'week', ms: 604_800_000 },
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
];

const SECONDS = { unit: 'second', ms: 1_000 } as const;

/** 'x ago' in the reader's language; under a minute it is said in seconds. */
export function relativeTime(iso: string, language: Language, now = Date.now()): string {
  const elapsed = Math.max(0, now - Date.parse(iso));
  const format = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'always' });
  const { unit, ms } = STEPS.find((step) => elapsed >= step.ms) ?? SECONDS;
  // It stands inside a line: some languages' data would begin it with a capital.
  return format.format(-Math.floor(elapsed / ms), unit).toLocaleLowerCase(language);
}
