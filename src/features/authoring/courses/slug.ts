import { isId } from '../../../contract/ids.ts';

/** Path segments used next to courses: a course's slug must never equal one of them. */
const reserved: readonly string[] = [
  'categories',
  'instructor-courses',
  'enrolled-students',
  'new',
  'edit',
  'admin',
  'search',
  'featured',
];
const longest = 80;

/** The readable part of a course's URL: lower-case letters, digits and single hyphens, never empty. */
export function slugFrom(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/&/g, ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  if (words === '') return 'course';
  return reserved.includes(words) || isId(words) ? `${words}-course` : words;
}

/** Attempts with a number. Thousands of titles share a slug: those in Chinese, for example, have no Latin letter. */
const lastNumber = 9;

/**
 * The slugs to try one after another: the plain one first, then numbered, then with an ending.
 * @param ending returns other letters and digits each time
 */
export function* slugCandidates(title: string, ending: () => string): Generator<string> {
  const base = slugFrom(title);
  yield base;
  for (let number = 2; number <= lastNumber; number += 1) yield `${base}-${number}`;
  for (;;) yield `${base}-${ending()}`;
}
