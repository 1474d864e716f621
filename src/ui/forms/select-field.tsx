import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { Field, type FieldProps, useField } from './field.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = FieldProps &
  ComponentProps<'select'> & {
    /** Or give `<option>` children. */
    options?: readonly SelectOption[];
    /** A first, empty choice. */
    placeholder?: string;
  };

/** One choice of a list, by the platform's own picker. */
export function SelectField({
  label,
  hint,
  error,
  errorFrom,
  required,
  labelHidden,
  fieldClassName,
  className,
  id,
  options,
  placeholder,
  children,
  ...rest
}: SelectFieldProps) {
  const ids = useField({ hint, error, errorFrom, required }, id);
  return (
    <Field {...{ label, hint, required, labelHidden, fieldClassName, ids }}>
      <span className="select">
        <select {...rest} {...ids.control} className={cx('control', className)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options?.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <ChevronDown aria-hidden="true" />
      </span>
    </Field>
  );
}
