import { VERDICTS } from '@afya/contracts';
import { useId } from 'react';
import { useTexts } from '../../../locales/bilingual';
import { verdictTexts } from '../../../locales/admin-log';
import { VERDICT_STYLES, type VerdictName } from './verdict-styles';

interface VerdictChoiceProps {
  value: VerdictName | null;
  onChange: (verdict: VerdictName) => void;
  error: string | undefined;
}

export function VerdictChoice({ value, onChange, error }: VerdictChoiceProps) {
  const t = useTexts(verdictTexts);
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-1 text-sm font-medium">{t.question}</legend>
      <div className="flex flex-wrap gap-2">
        {VERDICTS.map((verdict) => {
          const { icon: Icon, text } = VERDICT_STYLES[verdict];
          return (
            <label
              key={verdict}
              className="relative inline-flex min-h-11 items-center gap-1.5 rounded-control border border-edge bg-surface px-3 has-checked:border-brand has-checked:bg-mine has-checked:font-semibold has-checked:inset-ring has-checked:inset-ring-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
            >
              <input
                type="radio"
                name={id}
                value={verdict}
                checked={verdict === value}
                // moves focus into the form when it opens
                autoFocus={verdict === (value ?? VERDICTS[0])}
                onChange={() => onChange(verdict)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Icon aria-hidden size={18} strokeWidth={2} className={text} />
              {t[verdict]}
            </label>
          );
        })}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-xs text-emergency">
          {error}
        </p>
      )}
    </fieldset>
  );
}
