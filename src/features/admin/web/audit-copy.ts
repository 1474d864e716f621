import { doneWords } from '../audit-deeds.ts';

/** What was done, in words: `user.role_changed` is `User: role changed`. */
export function actionWords(action: string): string {
  const [subject = '', deed = ''] = action.split('.', 2);
  return deed ? `${capital(subject)}: ${doneWords[deed] ?? deed.replaceAll('_', ' ')}` : capital(subject);
}

/** The details of an entry, one `name: value` after the other, what was before what is; what is empty is left out. */
export function detailWords(details: Record<string, unknown>): string {
  return Object.entries(details)
    .filter(([, value]) => value !== null && value !== '')
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([name, value]) => `${spaced(name)}: ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(' · ');
}

const order = ['from', 'was', 'to'];
const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `recordsKept` is `records kept`. */
const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
