import { EVENT_TYPES, STAGES } from '@afya/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../../../components/ui/text-field';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { type FilterField, type FilterForm, SEVERITIES } from '../filter/log-filter';
import { useFieldTexts } from '../hooks/use-field-texts';
import { SelectField } from './select-field';

interface FilterFieldsProps {
  form: UseFormReturn<FilterForm>;
  /** Fields that apply to the current tab. */
  fields: readonly FilterField[];
  /** Called when a value was picked rather than typed, so it can be applied at once. */
  onPick: () => void;
}

const CHOICES = { severity: SEVERITIES, eventType: EVENT_TYPES, stage: STAGES } as const;
type ChoiceField = keyof typeof CHOICES;
const CODE_INPUT = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

export function FilterFields({ form, fields, onPick }: FilterFieldsProps) {
  const t = useTexts(adminLogTexts);
  const texts = useFieldTexts();
  const { errors } = form.formState;
  const pickOptions = { onChange: onPick };
  const choose = (field: ChoiceField) =>
    fields.includes(field) && (
      <SelectField label={texts.name(field)} any={t.any} {...form.register(field, pickOptions)}>
        {CHOICES[field].map((value) => (
          <option key={value} value={value}>
            {texts.value(field, value)}
          </option>
        ))}
      </SelectField>
    );
  return (
    <div className="grid max-h-[55dvh] gap-x-3 gap-y-2 overflow-y-auto p-0.5 min-[360px]:grid-cols-2 md:grid-cols-3 lg:grid-cols-6">
      {choose('severity')}
      {choose('eventType')}
      {choose('stage')}
      <TextField label={t.model} error={errors.model && t.modelInvalid} {...CODE_INPUT} {...form.register('model')} />
      <TextField
        type="date"
        label={t.from}
        error={errors.from && t.dateInvalid}
        {...form.register('from', pickOptions)}
      />
      <TextField type="date" label={t.to} error={errors.to && t.dateInvalid} {...form.register('to', pickOptions)} />
      <TextField
        className="min-[360px]:col-span-2 md:col-span-3"
        label={t.sessionId}
        error={errors.sessionId && t.sessionIdInvalid}
        {...CODE_INPUT}
        {...form.register('sessionId')}
      />
      <TextField
        className="min-[360px]:col-span-2 md:col-span-3"
        label={t.userId}
        error={errors.userId && t.userIdInvalid}
        {...CODE_INPUT}
        {...form.register('userId')}
      />
    </div>
  );
}
