import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { FieldError, type FieldProps, RequiredMark, useFieldParts } from './field.tsx';

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

export type RadioGroupProps = FieldProps & {
  name: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  layout?: 'stack' | 'inline' | 'cards';
  disabled?: boolean;
  id?: string;
  /** The id of the form it belongs to, if it is outside of it. */
  form?: string;
};

/** One choice of a few, all visible. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    ids,
    field: { label, hint, required, labelHidden, fieldClassName },
    rest: own,
  } = useFieldParts(props);
  const { name, options, value, defaultValue, onValueChange, layout = 'stack', disabled, form } = own;
  return (
    <fieldset
      className={cx('field', fieldClassName)}
      id={ids.id}
      aria-describedby={ids.control['aria-describedby']}
      disabled={disabled}
    >
      <legend className={cx('field-label mb-1.5', labelHidden && 'sr-only')}>
        {label}
        {required && <RequiredMark />}
      </legend>
      {hint && (
        <div className="field-hint" id={ids.hintId}>
          {hint}
        </div>
      )}
      <div className="choices" data-layout={layout}>
        {options.map((option) => (
          <label className="choice" key={option.value}>
            <input
              className="choice-box"
              type="radio"
              form={form}
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              aria-invalid={ids.control['aria-invalid']}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
            />
            <span className="choice-words">
              <span>{option.label}</span>
              {option.hint && <span className="field-hint">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError ids={ids} />
    </fieldset>
  );
}
