import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ComponentProps, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { cx } from '../cx.ts';
import { Field, type FieldProps, useFieldParts } from './field.tsx';

export type SearchFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'type' | 'ref'>;

/** A search input; its label is visually hidden unless `labelHidden={false}`. */
export function SearchField(props: SearchFieldProps) {
  const { ids, field, rest: own } = useFieldParts({ labelHidden: true, ...props });
  const { className, ...rest } = own;
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    if (input.current) setNativeValue(input.current, '');
    input.current?.focus();
  }
  return (
    <Field {...field}>
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
        {/* Hidden with CSS while the field is empty (its placeholder shown). */}
        <IconButton className="inner-button needs-js" label="Clear search" onClick={clear}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </Field>
  );
}

/** Sets the value as typing would, so that React and the surrounding form notice the change. */
function setNativeValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
