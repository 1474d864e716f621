import { isId } from '../../../contract/ids.ts';
import { formatMoney, toMajor } from '../../../contract/money/currencies.ts';
import { actionLabels } from '../audit/audit-actions.ts';

/** An action as text: `user.role_changed` becomes `User: role changed`. */
export function actionText(action: string): string {
  const [subject = '', verb = ''] = action.split('.', 2);
  const label = actionLabels[verb] ?? fromSnakeCase(verb);
  return verb ? `${capital(fromSnakeCase(subject))}: ${label}` : capital(subject);
}

/** The details of an entry as a list of `name: value`, old values before new ones, without empty ones and ids. */
export function detailText(details: Record<string, unknown>): string {
  return Object.entries(withMoney(details))
    .filter(([name, value]) => value !== null && value !== '' && !namesRow(name, value))
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(
      ([name, value]) =>
        `${fromCamelCase(name)}: ${typeof value === 'object' ? JSON.stringify(value) : value}`,
    )
    .join(' · ');
}

/** An amount in minor units as people write it; it is in dollars unless its currency is named. */
function withMoney(details: Record<string, unknown>): Record<string, unknown> {
  const { amountCents, currency = 'usd', ...rest } = details;
  if (typeof amountCents !== 'number' || typeof currency !== 'string') return details;
  return { amount: formatMoney(toMajor(amountCents, currency), currency), ...rest };
}

const namesRow = (name: string, value: unknown): boolean =>
  name.endsWith('Id') || (typeof value === 'string' && isId(value));

const order = ['from', 'was', 'to'];
const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);

/** `role_changed` is `role changed`. */
const fromSnakeCase = (name: string): string => name.replaceAll('_', ' ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `recordsKept` is `records kept`. */
const fromCamelCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
