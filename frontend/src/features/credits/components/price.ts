import { CREDIT_PRICE, type Language, type Purchase } from '@afya/contracts';
import { LOCALES } from '../../../locales/language';

/** Formats the price of credits: in KES for M-PESA, otherwise in US dollars. */
export function formatPrice(credits: number, method: Purchase['method'], language: Language): string {
  const [amount, currency] =
    method === 'mpesa' ? [credits * CREDIT_PRICE.kes, 'KES'] : [credits * CREDIT_PRICE.usd, 'USD'];
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    maximumFractionDigits: currency === 'KES' ? 0 : 2,
  }).format(amount);
}
