import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ComponentProps, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { cx } from '../cx.ts';
import { Field, type FieldProps, useField } from './field.tsx';

export type SearchFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type' | 'ref'> & { onClear?: () => void };

/** Words to look for; its label is spoken only, unless `labelHidden={false}`. */
export function SearchField({
  label,
  hint,
  error,
  errorFrom,
  required,
  labelHidden = true,
  fieldClassName,
  className,
  id,
  onClear,
  ...rest
}: SearchFieldProps) {
  const ids = useField({ hint, error, errorFrom, required }, id);
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    if (input.current) setNativeValue(input.current, '');
    input.current?.focus();
    onClear?.();
  }
  return (
    <Field {...{ label, hint, required, labelHidden, fieldClassName, ids }}>
      <div className="control-group">
        <span className="affix affix-start">
          <Search aria-hidden="true" />
        </span>
        <input
          enterKeyHint="search"
          autoComplete="off"
          placeholder=" "
          {...rest}
          {...ids.control}
          ref={input}
          type="search"
          className={cx('control', className)}
        />
        {/* Hidden by its style sheet while the field is empty (its placeholder shown). */}
        <IconButton className="inner-button needs-js" label="Clear search" onClick={clear}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </Field>
  );
}

/** Writes like a person would, so that React and any form around it hear of the change. */
function setNativeValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
