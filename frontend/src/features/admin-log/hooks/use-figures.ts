import { LOCALES, useLanguage } from '../../../locales/language';

/** Numbers and times as they are written in the reader's language. */
export function useFigures() {
  const locale = LOCALES[useLanguage()];
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  return {
    number: (value: number) => value.toLocaleString(locale),
    /** Kenyan shillings. */
    cost: (kes: number) => `${kes.toFixed(2)} KES`,
    milliseconds: (ms: number) => `${ms} ms`,
    time: (iso: string) => moment.format(new Date(iso)),
  };
}
