import { type ComponentProps, type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { cx } from '../cx.ts';
import { Counter } from './counter.tsx';
import { Field, type FieldProps, useField } from './field.tsx';

export type TextAreaProps = FieldProps &
  ComponentProps<'textarea'> & {
    /** The most characters that will be accepted; counted live, never cut off while typing. */
    max?: number;
    /** The same for lines that are not empty, where each is an entry of a list. */
    maxLines?: number;
    /** One line that wraps: Enter begins no other one. */
    oneLine?: boolean;
  };

/** Several lines of text, growing with what is written. */
export function TextArea({
  label,
  hint,
  error,
  errorFrom,
  required,
  labelHidden,
  fieldClassName,
  className,
  id,
  max,
  maxLines,
  oneLine = false,
  onInput,
  onKeyDown,
  ...rest
}: TextAreaProps) {
  const ids = useField({ hint, error, errorFrom, required }, id);
  const [typed, setTyped] = useState(() => String(rest.defaultValue ?? ''));
  const text = rest.value === undefined ? typed : String(rest.value);
  function count(event: FormEvent<HTMLTextAreaElement>) {
    setTyped(event.currentTarget.value);
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (oneLine && event.key === 'Enter') event.preventDefault();
    onKeyDown?.(event);
  }
  return (
    <Field
      {...{ label, hint, required, labelHidden, fieldClassName, ids }}
      foot={footOf(text, max, maxLines)}
    >
      <textarea
        rows={oneLine ? 1 : 4}
        {...rest}
        {...ids.control}
        className={cx('control', oneLine && 'min-h-0', className)}
        onInput={count}
        onKeyDown={press}
      />
    </Field>
  );
}

function footOf(text: string, max?: number, maxLines?: number): ReactNode {
  if (max !== undefined) return <Counter length={text.length} max={max} />;
  if (maxLines === undefined) return undefined;
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  return <Counter length={lines} max={maxLines} thing="line" />;
}
