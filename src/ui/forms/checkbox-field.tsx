import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { FieldError, type FieldProps, RequiredMark, useFieldParts } from './field.tsx';

export type CheckboxFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'type'>;

/** A checkbox with its label next to it. */
export function CheckboxField(props: CheckboxFieldProps) {
  const {
    ids,
    field: { label, hint, required, labelHidden, fieldClassName },
    rest: own,
  } = useFieldParts(props);
  const { className, ...rest } = own;
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
