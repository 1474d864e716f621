import { type ComponentProps, type FormEvent, useState } from 'react';
import { cx } from './cx.ts';
import { Field, type FieldProps, useField } from './field.tsx';

export type TextAreaProps = FieldProps &
  ComponentProps<'textarea'> & {
    /** The most characters that will be accepted; counted live, never cut off while typing. */
    max?: number;
  };

/** Several lines of text, growing with what is written. */
export function TextArea({
  label,
  hint,
  error,
  required,
  labelHidden,
  fieldClassName,
  className,
  id,
  max,
  onInput,
  ...rest
}: TextAreaProps) {
  const ids = useField({ hint, error, required }, id);
  const [typed, setTyped] = useState(() => String(rest.defaultValue ?? '').length);
  const length = rest.value === undefined ? typed : String(rest.value).length;
  function count(event: FormEvent<HTMLTextAreaElement>) {
    setTyped(event.currentTarget.value.length);
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
  }
  return (
    <Field
      {...{ label, hint, required, labelHidden, fieldClassName, ids }}
      foot={max === undefined ? undefined : <Counter length={length} max={max} />}
    >
      <textarea rows={4} {...rest} {...ids.control} className={cx('control', className)} onInput={count} />
    </Field>
  );
}

function Counter({ length, max }: { length: number; max: number }) {
  const left = max - length;
  return (
    <div className="counter" data-over={left < 0 || undefined}>
      <span aria-hidden="true">
        {length} / {max}
      </span>
      {/* Spoken only near the end, so that it does not interrupt every key. */}
      <span className="sr-only" aria-live="polite">
        {left < 0 ? `${-left} characters too many` : left <= max / 10 ? `${left} characters left` : ''}
      </span>
    </div>
  );
}
