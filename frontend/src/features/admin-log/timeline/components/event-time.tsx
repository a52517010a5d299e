import { LOCALES, useLanguage } from '../../../../locales/language';
import { TIME_ZONE } from '../../nairobi';

/** Time of day in Nairobi. */
export function EventTime({ at }: { at: string }) {
  const time = new Intl.DateTimeFormat(LOCALES[useLanguage()], { timeStyle: 'medium', timeZone: TIME_ZONE });
  return (
    <time dateTime={at} className="text-xs text-muted tabular-nums">
      {time.format(new Date(at))}
    </time>
  );
}
