import { LOCALES, useLanguage } from '../../../locales/language';
import { TIME_ZONE } from '../nairobi';

/** Formats numbers, money and times for the current language. */
export function useFormats() {
  const locale = LOCALES[useLanguage()];
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: TIME_ZONE });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: TIME_ZONE });
  const number = (value: number) => value.toLocaleString(locale);
  return {
    number,
    /** Kenyan shillings. One model call can cost a small fraction of a shilling. */
    cost: (kes: number) => {
      const isSmall = kes !== 0 && Math.abs(kes) < 0.01;
      const digits = isSmall ? { maximumSignificantDigits: 2 } : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
      return `${kes.toLocaleString(locale, digits)} KES`;
    },
    milliseconds: (ms: number) => `${number(ms)} ms`,
    time: (iso: string) => moment.format(new Date(iso)),
    /** A calendar day given as YYYY-MM-DD. */
    day: (iso: string) => date.format(new Date(`${iso}T12:00:00+03:00`)),
  };
}
