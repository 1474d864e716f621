import { type MouseEvent, useEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { errorText, type FieldProps } from './field.tsx';

const formErrorsId = 'form-errors';

/** What the fields of a summary are in; a large editor has a fieldset only. */
const formOrGroup = 'form, fieldset';

/**
 * What a field says of a failure: its own sentence, or, where the summary has the same one, only that it is wrong.
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
  /** What went wrong as a whole. */
  message?: string;
  /** What to do about it. */
  hint?: string;
  /** What is wrong with each field, by the field's name. */
  fields?: Record<string, string | readonly string[] | undefined>;
  title?: string;
  /** What the errors belong to, such as one attempt to save: while it is the same, fewer of them are no news. */
  occasion?: unknown;
  className?: string;
};

/**
 * What stands in the way of a form, said once at its top. When it appears or changes, the first wrong field takes the
 * focus, and where there is none in sight, the summary does.
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
