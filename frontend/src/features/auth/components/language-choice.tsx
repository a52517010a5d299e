import type { UseFormRegisterReturn } from 'react-hook-form';

const CHOICES = [
  { value: 'en', name: 'English' },
  { value: 'sw', name: 'Kiswahili' },
] as const;

interface LanguageChoiceProps {
  label: string;
  field: UseFormRegisterReturn;
}

/** Radio buttons shown as two badges. */
export function LanguageChoice({ label, field }: LanguageChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <div className="flex gap-2">
        {CHOICES.map(({ value, name }) => (
          <label
            key={value}
            lang={value}
            className="flex min-h-11 items-center rounded-full border border-edge px-4 text-sm has-checked:border-brand has-checked:bg-brand has-checked:font-semibold has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input type="radio" value={value} className="sr-only" {...field} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
