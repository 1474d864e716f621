import type { Cents } from './money.ts';

/**
 * The price to strike through next to what something costs now: never above the list price, nor above the lowest price
 * of the 30 days before. Null if that is no more than it costs now.
 */
export function struckCents(listCents: Cents, priorCents: Cents | null, chargedCents: Cents): Cents | null {
  const struck = Math.min(listCents, priorCents ?? listCents);
  return struck > chargedCents ? struck : null;
}
