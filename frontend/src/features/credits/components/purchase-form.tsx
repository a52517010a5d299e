import { CREDIT_PACKAGES, type Purchase } from '@afya/contracts';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { Tabs } from '../../../components/ui/tabs';
import { useTexts } from '../../../locales/bilingual';
import { creditsTexts } from '../../../locales/credits';
import { useLanguage } from '../../../locales/language';
import { creditRecord, exceedsDayLimit } from '../hooks/credit-record';
import { AmountChoice } from './amount-choice';
import { CardFields, CryptoFields, MpesaFields } from './payment-fields';
import { isKenyanMobile } from './kenyan-phone';
import { formatPrice } from './price';

type Method = Purchase['method'];

/** Payment details are not saved or sent, because purchases are simulated. */
export function PurchaseForm({ onBuy }: { onBuy: (order: { credits: number; method: Method }) => void }) {
  const t = useTexts(creditsTexts);
  const language = useLanguage();
  const [credits, setCredits] = useState<number>(CREDIT_PACKAGES[0]);
  const [method, setMethod] = useState<Method>('mpesa');
  const [phone, setPhone] = useState('');
  const [isPhoneRefused, setPhoneRefused] = useState(false);
  const order = { credits: Math.floor(credits), method };
  const limited = exceedsDayLimit(useStore(creditRecord), order.credits);
  const valid = order.credits >= 1 && !limited;
  const priceOf = (amount: number) => formatPrice(amount, method, language);
  const price = valid ? priceOf(order.credits) : '–';
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const lacksPhone = method === 'mpesa' && !isKenyanMobile(phone);
        setPhoneRefused(lacksPhone);
        if (valid && !lacksPhone) onBuy(order);
      }}
      noValidate
    >
      <AmountChoice
        credits={credits}
        onChange={setCredits}
        priceOf={priceOf}
        error={valid ? undefined : limited ? t.dayLimit : t.amountInvalid}
      />
      <Tabs
        label={t.payment}
        value={method}
        onChange={setMethod}
        tabs={[
          {
            value: 'mpesa',
            title: t.mpesa,
            content: (
              <MpesaFields phone={phone} onChange={setPhone} error={isPhoneRefused ? t.phoneInvalid : undefined} />
            ),
          },
          { value: 'card', title: t.card, content: <CardFields /> },
          { value: 'crypto', title: t.crypto, content: <CryptoFields /> },
        ]}
      />
      {/* On a small phone the price and the button stay in view while the fields scroll. */}
      <div className="sticky -bottom-[max(1.25rem,env(safe-area-inset-bottom))] -mx-5 max-md:short:-mx-3 -mb-[max(1.25rem,env(safe-area-inset-bottom))] flex flex-col gap-3 border-t border-line bg-surface px-5 max-md:short:px-3 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))] short:static">
        <p className="flex justify-between">
          <span>{t.total}</span>
          <strong className="tabular-nums">{price}</strong>
        </p>
        <Button type="submit" disabled={!valid}>
          {t.pay({ price })}
        </Button>
      </div>
    </form>
  );
}
