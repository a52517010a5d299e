import { useId } from 'react';
import { useTexts } from '../../../../locales/bilingual';
import { timelineTexts } from '../../../../locales/timeline';

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  error: string | undefined;
}

/** Text field for the reason, with suggestions. */
export function ReasonField({ value, onChange, error }: ReasonFieldProps) {
  const t = useTexts(timelineTexts);
  const id = useId();
  const suggestions = [t.reasonQuality, t.reasonComplaint, t.reasonEmergency, t.reasonFault];
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label={t.suggestions} className="flex flex-wrap gap-2">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button
              type="button"
              onClick={() => onChange(suggestion)}
              className="min-h-11 rounded-full border border-edge bg-surface px-3 py-1 text-left text-sm hover:bg-ground"
            >
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      <label htmlFor={id} className="text-sm font-medium">
        {t.reason}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={300}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        className={`w-full rounded-control border bg-surface px-3 py-2 text-base ${error ? 'border-emergency' : 'border-edge'}`}
      />
      <p id={`${id}-note`} className={`text-xs ${error ? 'text-emergency' : 'text-muted'}`}>
        {error ?? t.reasonHint}
      </p>
    </div>
  );
}
