import { nanoid } from 'nanoid';
import { useState } from 'react';
import { TextField } from '../../../components/ui/text-field';
import { useTexts } from '../../../locales/bilingual';
import { creditsTexts } from '../../../locales/credits';

export function CardFields() {
  const t = useTexts(creditsTexts);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField className="basis-full" label={t.cardNumber} inputMode="numeric" autoComplete="off" />
      <TextField className="flex-1 basis-28" label={t.cardExpiry} placeholder="MM/YY" autoComplete="off" />
      <TextField className="flex-1 basis-28" label={t.cardCode} inputMode="numeric" autoComplete="off" />
    </div>
  );
}

interface MpesaFieldsProps {
  phone: string;
  onChange: (phone: string) => void;
  error?: string | undefined;
}

export function MpesaFields({ phone, onChange, error }: MpesaFieldsProps) {
  const t = useTexts(creditsTexts);
  return (
    <TextField
      label={t.phone}
      hint={t.phoneHint}
      error={error}
      type="tel"
      placeholder="07XX XXX XXX"
      autoComplete="off"
      required
      value={phone}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

export function CryptoFields() {
  const t = useTexts(creditsTexts);
  const [address] = useState(() => `demo-${nanoid()}`);
  return (
    <div className="flex flex-col gap-3">
      <div className="text-sm">
        <p className="font-medium">{t.wallet}</p>
        <p className="mt-1 rounded-control bg-ground p-3 font-mono">{address}</p>
        <p className="mt-1 text-xs text-muted">{t.walletNote}</p>
      </div>
      <TextField label={t.transaction} autoComplete="off" />
    </div>
  );
}
