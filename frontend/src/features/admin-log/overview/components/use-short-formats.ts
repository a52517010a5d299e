import { useMemo } from 'react';
import { LOCALES, useLanguage } from '../../../../locales/language';

/** From this value on, numbers are abbreviated (12K, 3M). */
const LARGE = 10_000;
const SECOND = 1_000;

/** Short formats for headline figures and chart axes. */
export function useShortFormats() {
  const locale = LOCALES[useLanguage()];
  return useMemo(() => {
    const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    // 12K in both languages, because 'elfu 12' does not fit on an axis
    const compact = new Intl.NumberFormat('en-KE', { notation: 'compact', maximumFractionDigits: 1 });
    const money = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const evenMoney = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
    const change = new Intl.NumberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: 0,
      signDisplay: 'exceptZero',
    });
    const count = (value: number) => (Math.abs(value) < LARGE ? plain.format(value) : compact.format(value));
    return {
      count,
      /** Kenyan shillings, without the currency name. */
      shillings: (kes: number) => (kes < LARGE ? money.format(kes) : compact.format(kes)),
      /** The same for an axis, whose values are round. */
      evenShillings: (kes: number) => (kes < LARGE ? evenMoney.format(kes) : compact.format(kes)),
      /** Milliseconds, or seconds from 1 s; both languages use the same symbols. */
      duration: (ms: number) => (ms < SECOND ? `${plain.format(Math.round(ms))} ms` : `${plain.format(ms / SECOND)} s`),
      percent: (share: number) => percent.format(share),
      change: (share: number) => change.format(share),
    };
  }, [locale]);
}
