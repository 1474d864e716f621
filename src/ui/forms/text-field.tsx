import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Field, type FieldProps, useFieldParts } from './field.tsx';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'prefix'> & { prefix?: ReactNode; suffix?: ReactNode };

/** One line of text, a number, a date: any native text-like input. */
export function TextField(props: TextFieldProps) {
  const { ids, field, rest: own } = useFieldParts(props);
  const { prefix, suffix, className, ...rest } = own;
  const input = <input type="text" {...rest} {...ids.control} className={cx('control', className)} />;
  return (
    <Field {...field}>
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
