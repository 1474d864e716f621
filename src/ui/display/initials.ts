/** Up to two initials: of the first and last word. `?` for an empty name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  const letters = chosen.map((word) => Array.from(word ?? '')[0] ?? '').join('');
  return letters.toLocaleUpperCase('en-GB') || '?';
}
