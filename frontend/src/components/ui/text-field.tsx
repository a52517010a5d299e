import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Shown inside the field at its right end. */
  trailing?: ReactNode;
}

export function TextField({ label, hint, error, trailing, className = '', ...rest }: TextFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          className={classNames(
            'min-h-11 w-full rounded-control border bg-surface px-3 py-2 text-base',
            trailing ? 'pr-12' : '',
            error ? 'border-emergency' : 'border-edge',
          )}
          {...rest}
        />
        {trailing && <div className="absolute inset-y-0 right-0 flex items-center">{trailing}</div>}
      </div>
      {note && (
        <p id={noteId} className={classNames('text-xs', error ? 'text-emergency' : 'text-muted')}>
          {note}
        </p>
      )}
    </div>
  );
}
