import { typeable } from '../../contract/text/text-rules.ts';

/**
 * Removes invisible control characters from anything typed or pasted, in every field of every page: they come with text
 * copied from documents and terminals. Listens on the window, so that React only sees the clean value. Passwords are
 * left unchanged.
 */
export function cleanInput(): void {
  addEventListener('input', ({ target }) => isText(target) && clean(target), true);
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isText = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(password|file)$/.test(target.type));

function clean(field: TextControl): void {
  const cleaned = typeable(field.value);
  if (cleaned === field.value) return;
  const caret = field.selectionStart;
  const before = caret === null ? '' : typeable(field.value.slice(0, caret));
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, cleaned);
  if (caret !== null) field.setSelectionRange(before.length, before.length);
}
