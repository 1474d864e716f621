import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { cx } from '../cx.ts';
import { Field, type FieldProps, useFieldParts } from './field.tsx';

export type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'type'>;

/** A password field with a show button. Give `autoComplete` (`current-password` or `new-password`). */
export function PasswordField(props: PasswordFieldProps) {
  const { ids, field, rest: own } = useFieldParts(props);
  const { className, ...rest } = own;
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      <div className="control-group">
        <input
          autoCapitalize={shown ? 'none' : undefined}
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...ids.control}
          type={shown ? 'text' : 'password'}
          className={cx('control', className)}
        />
        <IconButton
          className="inner-button needs-js"
          label={shown ? 'Hide password' : 'Show password'}
          aria-controls={ids.id}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      </div>
    </Field>
  );
}
