import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Field, type FieldProps, useField } from './field.tsx';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'prefix'> & { prefix?: ReactNode; suffix?: ReactNode };

/** One line of text, a number, a date: any native text-like input. */
export function TextField({
  label,
  hint,
  error,
  errorFrom,
  required,
  labelHidden,
  fieldClassName,
  prefix,
  suffix,
  className,
  id,
  ...rest
}: TextFieldProps) {
  const ids = useField({ hint, error, errorFrom, required }, id);
  const input = <input type="text" {...rest} {...ids.control} className={cx('control', className)} />;
  return (
    <Field {...{ label, hint, required, labelHidden, fieldClassName, ids }}>
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
