import { useMemo } from 'react';
import { LOCALES, useLanguage } from '../../../../locales/language';

/** From here on numbers are written in thousands and millions. */
const LARGE = 10_000;
const SECOND = 1_000;

/** Amounts in few letters, as figures at the head and at the axes of charts have room for. */
export function useAmounts() {
  const locale = LOCALES[useLanguage()];
  return useMemo(() => {
    const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    // 12K in both languages: 'elfu 12' has no room at an axis
    const compact = new Intl.NumberFormat('en-KE', { notation: 'compact', maximumFractionDigits: 1 });
    const money = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const even = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
    const change = new Intl.NumberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: 0,
      signDisplay: 'exceptZero',
    });
    const count = (value: number) => (Math.abs(value) < LARGE ? plain.format(value) : compact.format(value));
    return {
      count,
      /** Kenyan shillings, without their name. */
      shillings: (kes: number) => (kes < LARGE ? money.format(kes) : compact.format(kes)),
      /** The same at an axis, where even values stand. */
      evenShillings: (kes: number) => (kes < LARGE ? even.format(kes) : compact.format(kes)),
      /** Milliseconds, in seconds from one on; the symbols are those of both languages. */
      duration: (ms: number) => (ms < SECOND ? `${plain.format(Math.round(ms))} ms` : `${plain.format(ms / SECOND)} s`),
      percent: (share: number) => percent.format(share),
      change: (share: number) => change.format(share),
    };
  }, [locale]);
}

export type Amounts = ReturnType<typeof useAmounts>;
