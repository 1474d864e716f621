import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { FieldError, type FieldProps, RequiredMark, useField } from './field.tsx';

export type CheckboxFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'type'>;

/** Yes or no, with the words beside the box. */
export function CheckboxField({
  label,
  hint,
  error,
  errorFrom,
  required,
  labelHidden,
  fieldClassName,
  className,
  id,
  ...rest
}: CheckboxFieldProps) {
  const ids = useField({ hint, error, errorFrom, required }, id);
  return (
    <div className={cx('field', fieldClassName)}>
      <div className="choice">
        <input {...rest} {...ids.control} type="checkbox" className={cx('choice-box', className)} />
        <span className="choice-words">
          <label htmlFor={ids.id} className={cx('cursor-pointer', labelHidden && 'sr-only')}>
            {label}
            {required && <RequiredMark />}
          </label>
          {hint && (
            <span className="field-hint" id={ids.hintId}>
              {hint}
            </span>
          )}
        </span>
      </div>
      <FieldError ids={ids} />
    </div>
  );
}
