/**
 * Focuses the field with this name and opens anything that hides it. A field without a control is marked by
 * `data-field`; if the part itself is missing, the nearest container is used: for `sections.0.lectures.1.video` also
 * `sections.0.lectures.1`, and so on. A `details` whose fields are rendered on opening lists them in `data-folds`: it
 * is opened, and then the field receives focus.
 */
export function focusField(fields: HTMLElement | null, name: string): void {
  const field = fields && fieldOf(fields, name);
  if (!field) return;
  if (field instanceof HTMLDetailsElement) {
    field.addEventListener('toggle', () => focusField(fields, name), { once: true });
    field.open = true;
    return;
  }
  for (
    let around = field.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  )
    around.open = true;
  field.focus();
  field.scrollIntoView({ block: 'center' });
}

function fieldOf(fields: HTMLElement, name: string): HTMLElement | null {
  const parts = name.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const known = CSS.escape(parts.slice(0, length).join('.'));
    const field = fields.querySelector<HTMLElement>(
      `[name="${known}"], [data-field="${known}"], [data-folds~="${known}"]`,
    );
    if (field) return field;
  }
  return null;
}
