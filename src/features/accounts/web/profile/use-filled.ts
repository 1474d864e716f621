import { type RefObject, useEffect, useState } from 'react';

/** What may fill a field: a person, a script, or the browser itself, which only an animation tells of. */
const events = ['input', 'change', 'reset', 'animationstart'];

/**
 * Whether every one of these fields holds something. True until the page has come alive, so that a button that waits
 * for it works without scripts.
 * @param names a constant list
 */
export function useFilled(form: RefObject<HTMLFormElement | null>, names: readonly string[]): boolean {
  const [filled, setFilled] = useState(true);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const look = () => setFilled(names.every((name) => isFilled(element.elements.namedItem(name))));
    look();
    for (const event of events) element.addEventListener(event, look);
    return () => {
      for (const event of events) element.removeEventListener(event, look);
    };
  }, [form, names]);
  return filled;
}

/** What the browser has filled in is kept from scripts until the person does something, and counts all the same. */
const isFilled = (field: Element | RadioNodeList | null): boolean =>
  field instanceof HTMLInputElement && (field.value.trim() !== '' || isAutofilled(field));

const isAutofilled = (field: HTMLInputElement): boolean =>
  CSS.supports('selector(:autofill)') && field.matches(':autofill');
