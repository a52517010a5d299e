import { EVENT_TYPES } from '@afya/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../../../components/ui/text-field';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { eventTypesTexts } from '../../../locales/event-types';
import { type FilterForm, SEVERITIES } from '../filter/log-filter';
import { SelectField } from './select-field';
import { SEVERITY_TEXTS } from './severity';

interface FilterFieldsProps {
  form: UseFormReturn<FilterForm>;
  /** Something was picked, not typed: it can be applied at once. */
  onPick: () => void;
}

export function FilterFields({ form, onPick }: FilterFieldsProps) {
  const t = useTexts(adminLogTexts);
  const events = useTexts(eventTypesTexts);
  const { errors } = form.formState;
  const picked = { onChange: onPick };
  return (
    <div className="grid max-h-[50dvh] gap-x-3 min-[360px]:grid-cols-2 gap-y-2 overflow-y-auto p-0.5 md:grid-cols-4">
      <SelectField label={t.severity} any={t.any} {...form.register('severity', picked)}>
        {SEVERITIES.map((severity) => (
          <option key={severity} value={severity}>
            {t[SEVERITY_TEXTS[severity]]}
          </option>
        ))}
      </SelectField>
      <SelectField label={t.event} any={t.any} {...form.register('eventType', picked)}>
        {EVENT_TYPES.map((type) => (
          <option key={type} value={type}>
            {events[type]}
          </option>
        ))}
      </SelectField>
      <TextField type="date" label={t.from} error={errors.from && t.dateInvalid} {...form.register('from', picked)} />
      <TextField type="date" label={t.to} error={errors.to && t.dateInvalid} {...form.register('to', picked)} />
      <TextField
        className="min-[360px]:col-span-2"
        label={t.sessionId}
        error={errors.sessionId && t.sessionIdInvalid}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('sessionId')}
      />
      <TextField
        className="min-[360px]:col-span-2"
        label={t.userId}
        error={errors.userId && t.userIdInvalid}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('userId')}
      />
    </div>
  );
}
