/** Joins class names and drops empty ones. Order doesn't matter: component styles yield to Tailwind classes. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
