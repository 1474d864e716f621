import { formQuery } from '../../../../ui/lists/query/form-query.ts';
import { settlePrices } from './price-range.ts';

/** The field values when nothing is selected. */
const unchosen: Record<string, string> = {
  sort: 'newest',
  category: 'All',
  level: 'All',
  language: 'All',
  scheme: 'All',
  area: 'All',
};

/**
 * The filters as query parameters: without unset ones, and with the lower price first.
 * @param form its fields by name
 */
export function chosenFilters(form: FormData): URLSearchParams {
  const query = formQuery(form);
  for (const [name, value] of Object.entries(unchosen)) query.delete(name, value);
  settlePrices(query);
  return query;
}
