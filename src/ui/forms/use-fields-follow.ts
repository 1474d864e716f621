import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Lets the fields of a form follow what the address says: back, forward and a link change it, too. The fields stay the
 * same elements, so the keyboard stays where it is. What was written and not sent yet stays as well, whatever else the
 * page fetched meanwhile; only back and forward take it away.
 * @param values by the fields' names, without spaces around them
 */
export function useFieldsFollow(values: Record<string, string>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const unsent = useUnsent(form);
  const isReturn = useRef(false);
  const hasArrived = useRef(false);
  isReturn.current = useNavigationType() === 'POP';
  const said = JSON.stringify(values);
  useEffect(() => {
    if (isReturn.current && hasArrived.current) unsent.current.clear();
    const early = hasArrived.current ? [] : earlyChoices(form.current);
    hasArrived.current = true;
    for (const [name, value] of Object.entries<string>(JSON.parse(said))) {
      const field = form.current?.elements.namedItem(name);
      if (!unsent.current.has(name) && !early.includes(field as HTMLSelectElement)) follow(field, value);
    }
    for (const select of early) select.dispatchEvent(new Event('change', { bubbles: true }));
  }, [said, unsent]);
  return form;
}

/** What was chosen before the page was hydrated. */
const earlyChoices = (form: HTMLFormElement | null): HTMLSelectElement[] =>
  [...(form?.elements ?? [])].filter(
    (field): field is HTMLSelectElement =>
      field instanceof HTMLSelectElement && field.selectedOptions[0]?.defaultSelected === false,
  );

/** The names of the fields that were written in since the form was last read, however it is sent. */
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
    // Who writes while the scripts arrive has begun before them, and may be in the next field by now.
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
  // A space at the end is where the next word begins.
  if (field instanceof HTMLInputElement && field.value.trim() !== value) field.value = value;
  if (!(field instanceof HTMLSelectElement)) return;
  field.value = value;
  // A word that is no choice is as good as absent: the list takes it so, and a choice is never blank.
  if (field.selectedIndex < 0) field.selectedIndex = 0;
}
