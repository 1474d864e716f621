import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Counter } from './counter.tsx';
import { Field, type FieldProps, useFieldParts } from './field.tsx';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'prefix'> & {
    prefix?: ReactNode;
    suffix?: ReactNode;
    /** Maximum number of characters of a controlled field; counted as you type, never cut off. */
    limit?: number;
  };

/** One line of text, a number, a date: any native text-like input. */
export function TextField(props: TextFieldProps) {
  const { ids, field, rest: own } = useFieldParts(props);
  const { prefix, suffix, className, limit, ...rest } = own;
  const count = limit !== undefined && <Counter length={String(rest.value ?? '').length} max={limit} />;
  const input = <input type="text" {...rest} {...ids.control} className={cx('control', className)} />;
  return (
    <Field {...field} foot={count || undefined}>
      {prefix || suffix ? (
        <div className="control-group">
          {prefix && <span className="affix affix-start">{prefix}</span>}
          {input}
          {suffix && <span className="affix affix-end">{suffix}</span>}
        </div>
      ) : (
        input
      )}
    </Field>
  );
}
