import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

type FieldValues = Record<string, string | readonly string[]>;

/**
 * Updates a form's fields when the URL changes through back, forward or a link. The elements stay the same, so focus
 * stays where it is. Unsent input also stays, whatever the page fetches in the meantime; only back and forward replace
 * it.
 * @param values by field name, trimmed; a list for checkboxes of one name
 */
export function useFieldsFromUrl(values: FieldValues): RefObject<HTMLFormElement | null> {
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
    const chosen = new Set(early.map(({ name }) => name));
    for (const [name, value] of Object.entries<string | string[]>(JSON.parse(serialised))) {
      const field = form.current?.elements.namedItem(name);
      if (!unsent.current.has(name) && !chosen.has(name)) follow(field, value);
    }
    for (const field of early) field.dispatchEvent(new Event('change', { bubbles: true }));
    if (early.some(isBox)) form.current?.requestSubmit();
  }, [serialised, unsent]);
  return form;
}

/** The fields in which something was selected or ticked before hydration. */
const earlyChoices = (form: HTMLFormElement | null): (HTMLSelectElement | HTMLInputElement)[] =>
  [...(form?.elements ?? [])].filter(
    (field) =>
      (field instanceof HTMLSelectElement && field.selectedOptions[0]?.defaultSelected === false) ||
      (isBox(field) && field.checked !== field.defaultChecked),
  ) as (HTMLSelectElement | HTMLInputElement)[];

/**
 * A checkbox or radio button. React notices only clicks on them, so if one was ticked before hydration, the hook
 * submits the form.
 */
const isBox = (
  field: Element | RadioNodeList | null | undefined,
): field is HTMLInputElement & { type: 'checkbox' | 'radio' } =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/** The names of the fields edited since the form was last submitted, by whatever means. */
function useUnsent(form: RefObject<HTMLFormElement | null>): RefObject<Set<string>> {
  const names = useRef(new Set<string>());
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const add = (field: EventTarget | null) => {
      if (field instanceof HTMLInputElement && !isBox(field) && field.form === element)
        names.current.add(field.name);
    };
    const written = ({ target }: Event) => add(target);
    const read = () => names.current.clear();
    // The user may have typed before hydration and already moved to the next field.
    if (!isBox(document.activeElement)) add(document.activeElement);
    for (const field of element.elements) {
      if (field instanceof HTMLInputElement && !isBox(field) && field.value !== field.defaultValue)
        add(field);
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

function follow(field: Element | RadioNodeList | null | undefined, value: string | string[]): void {
  if (field instanceof RadioNodeList || isBox(field)) {
    for (const box of field instanceof RadioNodeList ? field : [field])
      if (box instanceof HTMLInputElement) box.checked = [value].flat().includes(box.value);
    return;
  }
  if (Array.isArray(value)) return;
  // A trailing space stays, because another word may follow.
  if (field instanceof HTMLInputElement && field.value.trim() !== value) field.value = value;
  if (!(field instanceof HTMLSelectElement)) return;
  field.value = value;
  // An unknown value is treated as absent, as the list does, so a select is never blank.
  if (field.selectedIndex < 0) field.selectedIndex = 0;
}
