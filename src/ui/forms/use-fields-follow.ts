import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Updates a form's fields when the URL changes through back, forward or a link. The elements stay the same, so focus
 * stays where it is. Unsent input also stays, whatever the page fetches in the meantime; only back and forward replace
 * it.
 * @param values by field name, trimmed
 */
export function useFieldsFollow(values: Record<string, string>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const unsent = useUnsent(form);
  const isReturn = useRef(false);
  const hasArrived = useRef(false);
  isReturn.current = useNavigationType() === 'POP';
  const serialised = JSON.stringify(values);
  useEffect(() => {
    if (isReturn.current && hasArrived.current) unsent.current.clear();
    const early = hasArrived.current ? [] : earlyChoices(form.current);
    hasArrived.current = true;
    for (const [name, value] of Object.entries<string>(JSON.parse(serialised))) {
      const field = form.current?.elements.namedItem(name);
      if (!unsent.current.has(name) && !early.includes(field as HTMLSelectElement)) follow(field, value);
    }
    for (const select of early) select.dispatchEvent(new Event('change', { bubbles: true }));
  }, [serialised, unsent]);
  return form;
}

/** What was selected before hydration. */
const earlyChoices = (form: HTMLFormElement | null): HTMLSelectElement[] =>
  [...(form?.elements ?? [])].filter(
    (field): field is HTMLSelectElement =>
      field instanceof HTMLSelectElement && field.selectedOptions[0]?.defaultSelected === false,
  );

/** The names of the fields edited since the form was last submitted, by whatever means. */
function useUnsent(form: RefObject<HTMLFormElement | null>): RefObject<Set<string>> {
  const names = useRef(new Set<string>());
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const add = (field: EventTarget | null) => {
      if (field instanceof HTMLInputElement && field.form === element) names.current.add(field.name);
    };
    const written = ({ target }: Event) => add(target);
    const read = () => names.current.clear();
    // The user may have typed before hydration and already moved to the next field.
    add(document.activeElement);
    for (const field of element.elements) {
      if (field instanceof HTMLInputElement && field.value !== field.defaultValue) add(field);
    }
    element.addEventListener('input', written);
    element.addEventListener('formdata', read);
    return () => {
      element.removeEventListener('input', written);
      element.removeEventListener('formdata', read);
    };
  }, [form]);
  return names;
}

function follow(field: Element | RadioNodeList | null | undefined, value: string): void {
  // A trailing space is where the next word begins.
  if (field instanceof HTMLInputElement && field.value.trim() !== value) field.value = value;
  if (!(field instanceof HTMLSelectElement)) return;
  field.value = value;
  // An unknown value is treated as absent, as the list does, so a select is never blank.
  if (field.selectedIndex < 0) field.selectedIndex = 0;
}
