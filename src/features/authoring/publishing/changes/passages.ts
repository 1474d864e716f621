import { diffArrays, diffWordsWithSpace } from 'diff';
import type { Passage } from './contract.ts';

/** Texts that differ in more words than this are shown one after the other. */
const maxEditLength = 400;
/** How many characters of unchanged text to show on each side of a change. */
const around = 120;

type Part = { added?: boolean; removed?: boolean };
const kindOf = ({ added, removed }: Part): Passage['kind'] =>
  added ? 'added' : removed ? 'removed' : 'same';

/** The words that were added and removed, with a little of the text around them; empty if nothing changed. */
export function wordPassages(before: string, after: string): Passage[] {
  if (before === after) return [];
  const parts = diffWordsWithSpace(before, after, { maxEditLength });
  if (!parts) return replaced(before, after);
  return parts.map((part, index) => {
    const kind = kindOf(part);
    const text =
      kind === 'same' ? shortened(part.value, index === 0, index === parts.length - 1) : part.value;
    return { kind, text };
  });
}

/** The lines of a list, each one unchanged, added or removed; empty if nothing changed. */
export function linePassages(before: readonly string[], after: readonly string[]): Passage[] {
  const parts = diffArrays([...before], [...after]);
  if (parts.every((part) => kindOf(part) === 'same')) return [];
  return parts.flatMap((part) => part.value.map((text) => ({ kind: kindOf(part), text })));
}

/** A value as a whole, before and after. */
export function replaced(before: string, after: string): Passage[] {
  if (before === after) return [];
  const passages: Passage[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  return passages.filter(({ text }) => text !== '');
}

/** The ends of an unchanged passage that are next to a change. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const [head, tail] = [isFirst ? 0 : around, isLast ? 0 : around];
  if (text.length <= head + tail + 40) return text;
  const begin = text.slice(0, head).replace(/\S*$/, '');
  const end = tail === 0 ? '' : text.slice(-tail).replace(/^\S*/, '');
  return `${begin}…${end}`;
}
