import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { errorText, type FieldProps } from './field.tsx';

/** The id of a form’s error summary. */
export const formErrorsId = 'form-errors';

/** The element that contains a summary's fields; a large editor only has a fieldset. */
const formOrGroup = 'form, fieldset';

/**
 * A field's error: its own sentence, or, when the summary shows the same one, only the invalid state.
 * @returns the field's `error` or `errorFrom`, by its name
 */
export const besideSummary =
  (failure: { message: string; fields: Record<string, string> } | undefined) =>
  (name: string): Pick<FieldProps, 'error' | 'errorFrom'> => {
    const sentence = failure?.fields[name];
    return sentence !== undefined && sentence === failure?.message
      ? { errorFrom: formErrorsId }
      : { error: sentence };
  };

export type FormErrorsProps = {
  /** The overall error. */
  message?: string;
  /** How to fix the errors. */
  hint?: ReactNode;
  /** Field errors by field name. */
  fields?: Record<string, string | readonly string[] | undefined>;
  title?: string;
  /**
   * What the errors belong to, such as one attempt to save. Until it changes, focus does not move again, even if some
   * errors have been corrected.
   */
  occasion?: unknown;
  className?: string;
};

/**
 * The form's error summary, shown once at the top. When it appears or changes, the first invalid field receives focus,
 * or the summary if no such field is visible.
 */
export function FormErrors({
  message,
  hint,
  fields,
  title = 'Please check the form',
  occasion,
  className,
}: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(fields ?? {}).flatMap(([name, error]) => {
    const text = errorText(error);
    return text ? [{ name, text }] : [];
  });
  const news = occasion ?? JSON.stringify([message, entries]);
  const empty = !message && entries.length === 0;
  useEffect(() => {
    if (empty || !news) return;
    const wrong = box.current?.closest(formOrGroup)?.querySelector<HTMLElement>('[aria-invalid=true]');
    wrong?.focus();
    if (!wrong || wrong !== document.activeElement) box.current?.focus();
  }, [news, empty]);

  if (empty) return null;
  return (
    <div ref={box} id={formErrorsId} tabIndex={-1} role="alert" className={cx('form-errors', className)}>
      <h2>{message ?? title}</h2>
      {hint && <p>{hint}</p>}
      {entries.length > 0 && (
        <ul>
          {entries.map(({ name, text }) => (
            <li key={name}>
              <button type="button" onClick={(event) => focusField(event, name)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function focusField(event: MouseEvent<HTMLElement>, name: string): void {
  const scope = event.currentTarget.closest(formOrGroup) ?? document;
  const field = scope.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  field?.focus();
}
