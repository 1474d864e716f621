import { formQuery } from '../../ui/form-query.ts';

/** What stands in the fields of the filters when nothing is chosen. */
const unchosen: Record<string, string> = { sort: 'newest', category: 'All', level: 'All', language: 'All' };

/**
 * What the filters say, as the words of an address: without what was left open, and with the lower price first.
 * @param form its fields by name
 */
export function saidFilters(form: FormData): URLSearchParams {
  const words = formQuery(form);
  for (const [name, value] of Object.entries(unchosen)) words.delete(name, value);
  const [from, to] = [words.get('minPrice'), words.get('maxPrice')];
  if (from !== null && to !== null && Number(from) > Number(to)) {
    words.set('minPrice', to);
    words.set('maxPrice', from);
  }
  return words;
}
