import { CREDIT_PACKAGES, CUSTOM_CREDITS } from '@afya/contracts';
import { useState } from 'react';
import { TextField } from '../../../components/ui/text-field';
import { useTexts } from '../../../locales/bilingual';
import { creditsTexts } from '../../../locales/credits';

interface AmountChoiceProps {
  credits: number;
  onChange: (credits: number) => void;
  priceOf: (credits: number) => string;
  error?: string | undefined;
}

/** Credit packages, or a custom amount. */
export function AmountChoice({ credits, onChange, priceOf, error }: AmountChoiceProps) {
  const t = useTexts(creditsTexts);
  const [custom, setCustom] = useState('');
  return (
    <div className="flex flex-col gap-3">
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{t.packages}</legend>
        <div className="flex flex-wrap gap-2">
          {CREDIT_PACKAGES.map((size) => (
            <label
              key={size}
              className="flex min-h-16 flex-1 basis-20 flex-col items-center justify-center rounded-card border border-edge text-center text-sm has-checked:border-2 has-checked:border-brand has-checked:bg-mine has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-brand"
            >
              <input
                type="radio"
                name="package"
                className="sr-only"
                checked={custom === '' && credits === size}
                onChange={() => {
                  setCustom('');
                  onChange(size);
                }}
              />
              <span>{t.package(size)}</span>
              <span className="text-xs font-normal text-muted">{priceOf(size)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        label={t.customAmount}
        hint={t.customHint}
        error={error}
        type="number"
        inputMode="numeric"
        min={CUSTOM_CREDITS.min}
        max={CUSTOM_CREDITS.max}
        value={custom}
        onChange={(event) => {
          setCustom(event.target.value);
          onChange(event.target.value === '' ? CREDIT_PACKAGES[0] : Number(event.target.value));
        }}
      />
    </div>
  );
}
