import { type RefObject, useEffect, useRef } from 'react';

/**
 * Lets the fields of a form follow what the address says: back, forward and a link change it, too. The fields stay the
 * same elements, so the keyboard stays where it is.
 * @param values by the fields' names
 */
export function useFieldsFollow(values: Record<string, string>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const said = JSON.stringify(values);
  useEffect(() => {
    for (const [name, value] of Object.entries<string>(JSON.parse(said))) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [said]);
  return form;
}
