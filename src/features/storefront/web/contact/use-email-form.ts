import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FormRules, faultsOf, valuesOf } from './form-rules.ts';

type Options = {
  rules: FormRules;
  /** The field errors of an earlier attempt, one sentence each. */
  errors?: Record<string, string>;
  send: (values: Record<string, string>) => Promise<void>;
  onSent: () => void;
  onFailed: () => void;
};

/**
 * An `ApiForm` that the browser validates and sends itself: cleared after success, left unchanged after a failure.
 */
export function useEmailForm({ rules, errors: before = {}, send, onSent, onFailed }: Options) {
  const [faults, setFaults] = useState(before);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnFirst(faults, form);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const values = valuesOf(rules, new FormData(element));
    const errors = faultsOf(rules, values);
    setFaults(errors);
    if (Object.keys(errors).length > 0) return;
    setBusy(true);
    try {
      await send(values);
      clear(element);
      onSent();
    } catch {
      onFailed();
    } finally {
      setBusy(false);
    }
  }

  /** A field being corrected is no longer marked. */
  function clearFault(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    if (name in faults) setFaults(({ [name]: _, ...rest }) => rest);
  }
  return { faults, busy, props: { ref: form, onSubmit: submit, onInput: clearFault, noValidate: true } };
}

/** Empties the form. `reset()` alone would restore the page's initial values, such as the text of a failed attempt. */
function clear(form: HTMLFormElement): void {
  form.reset();
  const fields = form.querySelectorAll<HTMLInputElement>(
    'input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea',
  );
  for (const field of fields) field.value = '';
}

/** Moves focus to the first marked field after each check, but not when a correction removes a field's error. */
function useFocusOnFirst(faults: Record<string, string>, form: { current: HTMLFormElement | null }): void {
  const before = useRef(0);
  useEffect(() => {
    const names = Object.keys(faults);
    const [first] = names;
    if (first && names.length >= before.current) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    }
    before.current = names.length;
  }, [faults, form]);
}
