import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { Field, type FieldProps, useFieldParts } from './field.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = FieldProps &
  ComponentProps<'select'> & {
    /** Or give `<option>` children. */
    options?: readonly SelectOption[];
    /** A first, empty option. */
    placeholder?: string;
  };

/** One choice from a list, with the native picker. */
export function SelectField(props: SelectFieldProps) {
  const { ids, field, rest: own } = useFieldParts(props);
  const { className, options, placeholder, children, ...rest } = own;
  return (
    <Field {...field}>
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
