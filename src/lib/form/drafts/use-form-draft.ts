import { type RefObject, useEffect } from 'react';
import { findForm, keepForm } from './form-drafts.ts';

/**
 * Stores what is typed into a form while the tab is open, so that a reload or Back restores it. Input typed before
 * hydration takes precedence. Call `forgetForm` once the form has been sent.
 * @param name the form's storage key
 * @param fields the names of the fields to store, a constant list; never a password
 */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  fields: readonly string[],
): void {
  useEffect(() => {
    const element = form.current;
    if (!element || fields.length === 0) return;
    restore(element, fields, findForm(name));
    const keep = () => keepForm(name, typedInto(element, fields));
    element.addEventListener('input', keep);
    element.addEventListener('change', keep);
    return () => {
      element.removeEventListener('input', keep);
      element.removeEventListener('change', keep);
    };
  }, [form, name, fields]);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlOf = (form: HTMLFormElement, field: string): Control | null => {
  const control = form.elements.namedItem(field);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  return isControl ? control : null;
};

const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

function typedInto(form: HTMLFormElement, fields: readonly string[]): Record<string, string> {
  const entries = fields.map((field) => {
    const control = controlOf(form, field);
    if (control && isCheckbox(control)) return [field, control.checked ? 'on' : ''];
    return [field, control?.value ?? ''];
  });
  return Object.fromEntries(entries);
}

function restore(form: HTMLFormElement, fields: readonly string[], typed: Record<string, string>): void {
  for (const field of fields) {
    const control = controlOf(form, field);
    const value = typed[field];
    if (!control || value === undefined || isTouched(control)) continue;
    write(control, value);
  }
}

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== '';
  if (isCheckbox(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** Sets the value as typing would, so that counters and buttons update. */
function write(control: Control, value: string): void {
  if (isCheckbox(control)) {
    if (control.checked !== (value === 'on')) control.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
