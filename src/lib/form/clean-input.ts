import { typeable, typeableLine } from '../../contract/text/input/cleaned-text.ts';

/**
 * Removes invisible characters from anything typed or pasted, in every field of every page: they come with text
 * copied from documents and terminals. Listens on the window, so that React only sees the clean value. Passwords are
 * left unchanged.
 */
export function cleanInput(): void {
  addEventListener('input', ({ target }) => isText(target) && clean(target), true);
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isText = (target: EventTarget | null): target is TextControl =>
  (target as Element).matches('textarea,input:not([type=password],[type=file])');

function clean(field: TextControl): void {
  const keep = field.matches('input') ? typeableLine : typeable;
  const cleaned = keep(field.value);
  if (cleaned === field.value) return;
  const caret = field.selectionStart;
  const before = keep(field.value.slice(0, caret ?? 0));
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, cleaned);
  if (caret !== null) field.setSelectionRange(before.length, before.length);
}
