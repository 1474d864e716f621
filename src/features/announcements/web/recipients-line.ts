import { counted, formatCount } from '../../../contract/text/time/formats.ts';
import type { Reach } from '../contract.ts';

type Count = Pick<Reach['audiences'][number], 'recipients' | 'emailed'>;

/** How many learners an announcement reaches, and how many of them get no email because they unsubscribed. */
export function recipientsLine({ recipients, emailed }: Count, later: boolean): string {
  const reach = later ? 'If it went out now, it would reach' : 'It reaches';
  if (recipients === 0) return later ? `${reach} no one.` : `${reach} no one at the moment.`;
  const unsubscribed = recipients - emailed;
  if (unsubscribed > 0)
    return `${reach} ${counted(recipients, 'learner')}, ${formatCount(emailed)} by email; ${formatCount(unsubscribed)} ${unsubscribed === 1 ? 'has' : 'have'} unsubscribed.`;
  return `${reach} ${counted(recipients, 'learner')}, ${recipients === 1 ? '' : 'all '}by email.`;
}
