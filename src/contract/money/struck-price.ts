import type { Cents } from './money.ts';

/**
 * The price to strike through next to the current price: never above the list price or the lowest price of the 30 days
 * before. Null if it is not above the current price.
 */
export function struckCents(listCents: Cents, priorCents: Cents | null, chargedCents: Cents): Cents | null {
  const struck = Math.min(listCents, priorCents ?? listCents);
  return struck > chargedCents ? struck : null;
}
