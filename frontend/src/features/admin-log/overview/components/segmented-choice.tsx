import { useId } from 'react';

interface SegmentedChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; name: string }[];
  onChange: (value: Value) => void;
}

/** Radio buttons styled as one control. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, value, options, onChange } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-xs text-muted">{label}</legend>
      <div className="flex flex-wrap gap-1 rounded-control bg-line/60 p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative inline-flex min-h-9 items-center rounded-control px-2.5 text-sm text-muted has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-checked:inset-ring has-checked:inset-ring-edge has-focus-visible:outline-3 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
