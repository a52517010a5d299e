import { LOCALES, useLanguage } from '../../../../locales/language';

/** At what time of its day, in Nairobi, something happened. */
export function EventTime({ at }: { at: string }) {
  const time = new Intl.DateTimeFormat(LOCALES[useLanguage()], { timeStyle: 'medium', timeZone: 'Africa/Nairobi' });
  return (
    <time dateTime={at} className="text-xs text-muted tabular-nums">
      {time.format(new Date(at))}
    </time>
  );
}
