import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';

/** The props of every field besides the native attributes of its control. */
export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | readonly string[];
  /**
   * The id of an element that already shows the error, such as the form's summary: the field is marked invalid without
   * repeating it.
   */
  errorFrom?: string;
  required?: boolean;
  labelHidden?: boolean;
  fieldClassName?: string;
};

export type ControlProps = {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** Ids and ARIA state that connect a control to its label, hint and error. */
export function useField(
  field: Pick<FieldProps, 'hint' | 'error' | 'errorFrom' | 'required'>,
  idProp?: string,
) {
  const ownId = useId();
  const id = idProp ?? ownId;
  const message = errorText(field.error);
  const hintId = field.hint ? `${id}-hint` : undefined;
  const errorId = message ? `${id}-error` : undefined;
  const control: ControlProps = {
    id,
    required: field.required,
    'aria-describedby': cx(hintId, errorId ?? field.errorFrom) || undefined,
    'aria-invalid': message || field.errorFrom ? true : undefined,
  };
  return { id, hintId, errorId, message, control };
}

type OwnProps = FieldProps & { id?: string };

/**
 * Splits a field's props into `field`, for its surroundings, and `rest`, for the control itself. Spread `ids.control`
 * on the control too.
 */
export function useFieldParts<Props extends OwnProps>(props: Props) {
  const { label, hint, error, errorFrom, required, labelHidden, fieldClassName, id, ...rest } = props;
  const ids = useField({ hint, error, errorFrom, required }, id);
  return { ids, field: { label, hint, required, labelHidden, fieldClassName, ids }, rest };
}

/** One sentence from what a server or a form library reports for a field. */
export function errorText(error: FieldProps['error']): string | undefined {
  const text = typeof error === 'string' ? error : error?.join(' ');
  return text || undefined;
}

/** A label, a hint, the control and its error, in this order. */
export function Field({
  label,
  hint,
  required,
  labelHidden,
  fieldClassName,
  ids,
  children,
  foot,
}: Omit<FieldProps, 'error' | 'errorFrom'> & {
  ids: ReturnType<typeof useField>;
  children: ReactNode;
  foot?: ReactNode;
}) {
  return (
    <div className={cx('field', fieldClassName)}>
      <label className={cx('field-label', labelHidden && 'sr-only')} htmlFor={ids.id}>
        {label}
        {required && <RequiredMark />}
      </label>
      {hint && (
        <div className="field-hint" id={ids.hintId}>
          {hint}
        </div>
      )}
      {children}
      {foot ? (
        <div className="field-foot">
          <FieldError ids={ids} />
          {foot}
        </div>
      ) : (
        <FieldError ids={ids} />
      )}
    </div>
  );
}

export function FieldError({ ids }: { ids: ReturnType<typeof useField> }) {
  if (!ids.message) return null;
  return (
    <div className="field-error" id={ids.errorId}>
      <CircleAlert aria-hidden="true" />
      <span>{ids.message}</span>
    </div>
  );
}

/** The control itself has `required`; the asterisk is only visual. */
export function RequiredMark() {
  return (
    <span className="field-required" aria-hidden="true">
      *
    </span>
  );
}
