import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { cx } from '../cx.ts';
import { Counter } from './counter.tsx';
import { Field, type FieldProps, useFieldParts } from './field.tsx';

export type TextAreaProps = FieldProps &
  ComponentProps<'textarea'> & {
    /** Maximum number of characters; counted as you type, never cut off. */
    max?: number;
    /** The same for non-empty lines, when each is an entry of a list. */
    maxLines?: number;
  };

/** Several lines of text; grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { ids, field, rest: own } = useFieldParts(props);
  const { className, max, maxLines, onInput, ...rest } = own;
  const [typed, setTyped] = useState(() => String(rest.defaultValue ?? '').replaceAll('\r\n', '\n'));
  const text = rest.value === undefined ? typed : String(rest.value);
  function count(event: FormEvent<HTMLTextAreaElement>) {
    setTyped(event.currentTarget.value);
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
  }
  return (
    <Field {...field} foot={footOf(text, max, maxLines)}>
      <textarea rows={4} {...rest} {...ids.control} className={cx('control', className)} onInput={count} />
    </Field>
  );
}

function footOf(text: string, max?: number, maxLines?: number): ReactNode {
  if (max !== undefined) return <Counter length={text.length} max={max} />;
  if (maxLines === undefined) return undefined;
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  return <Counter length={lines} max={maxLines} thing="line" />;
}
