import { count, params } from '@nanostores/i18n';
import { bilingual } from './bilingual';
import { sw } from './credits.sw';

const en = {
  title: 'Add Credits',
  description: 'Choose how many credits you need and how to pay. This is a simulation: no money moves.',
  packages: 'Packages',
  package: count({ one: '{count} credit', other: '{count} credits' }),
  customAmount: 'Custom amount',
  customHint: 'Usually 10 to 1000 credits. At most 5 purchases of 1000 credits in 24 hours.',
  payment: 'Payment method',
  card: 'Card',
  mpesa: 'M-PESA',
  crypto: 'Crypto',
  cardNumber: 'Card number',
  cardExpiry: 'Expiry date',
  cardCode: 'Security code (CVV)',
  phone: 'M-PESA phone number',
  phoneHint: 'A Kenyan mobile number: 07…, 01… or +254…',
  phoneInvalid: 'Enter a Kenyan mobile number, like 0712 345 678, 0110 345 678 or +254 712 345 678.',
  wallet: 'Send to this address',
  walletNote: 'A made-up address: send nothing.',
  transaction: 'Transaction ID',
  total: 'Total',
  pay: params('Pay {price}'),
  processing: 'Processing payment',
  successTitle: 'Credits added',
  success: count({ one: '{count} credit was added.', other: '{count} credits were added.' }),
  done: 'Done',
  amountInvalid: 'Enter a whole number of credits, usually 10 to 1000.',
  dayLimit:
    'You can buy 5 times in 24 hours, at most 1000 credits each time. Try a smaller amount, or come back tomorrow.',
};

export const creditsTexts = bilingual('credits', { en, sw });
