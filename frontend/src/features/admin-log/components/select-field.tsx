import { type ComponentProps, useId } from 'react';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  /** Text of the empty option. */
  any: string;
}

/** A native select, which phones show in full size. */
export function SelectField({ label, any, children, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        className="min-h-11 w-full rounded-control border border-edge bg-surface px-2 py-2 text-base"
        {...rest}
      >
        <option value="">{any}</option>
        {children}
      </select>
    </div>
  );
}
