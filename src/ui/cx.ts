/** Joins class names, leaving out what is empty. Order decides nothing: component styles yield to Tailwind classes. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
