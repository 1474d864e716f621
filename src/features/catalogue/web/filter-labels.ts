import { formQuery } from '../../../ui/lists/form-query.ts';
import { settlePrices } from './price-range.ts';

/** What stands in the fields of the filters when nothing is chosen. */
const unchosen: Record<string, string> = { sort: 'newest', category: 'All', level: 'All', language: 'All' };

/**
 * What the filters say, as the words of an address: without what was left open, and with the lower price first.
 * @param form its fields by name
 */
export function saidFilters(form: FormData): URLSearchParams {
  const words = formQuery(form);
  for (const [name, value] of Object.entries(unchosen)) words.delete(name, value);
  settlePrices(words);
  return words;
}
