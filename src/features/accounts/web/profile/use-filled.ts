import { type RefObject, useEffect, useState } from 'react';

/** Events that may fill a field: typing, a script, or browser autofill, which only fires an animation event. */
const events = ['input', 'change', 'reset', 'animationstart'];

/**
 * Whether all of these fields are filled. True until hydration, so that a button that depends on it works without
 * scripts.
 * @param names a constant list
 */
export function useFilled(form: RefObject<HTMLFormElement | null>, names: readonly string[]): boolean {
  const [filled, setFilled] = useState(true);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const check = () => setFilled(names.every((name) => isFilled(element.elements.namedItem(name))));
    check();
    for (const event of events) element.addEventListener(event, check);
    return () => {
      for (const event of events) element.removeEventListener(event, check);
    };
  }, [form, names]);
  return filled;
}

/** Whether a field is filled. Autofilled fields count, although browsers hide their values until the user interacts. */
const isFilled = (field: Element | RadioNodeList | null): boolean =>
  field instanceof HTMLInputElement && (field.value.trim() !== '' || isAutofilled(field));

const isAutofilled = (field: HTMLInputElement): boolean =>
  CSS.supports('selector(:autofill)') && field.matches(':autofill');
