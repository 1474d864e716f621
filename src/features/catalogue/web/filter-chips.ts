import type { FilterChip } from '../../../ui/lists/filter-chips.tsx';
import type { CourseQuery } from '../contract.ts';

type Filters = Pick<CourseQuery, 'search' | 'category' | 'level' | 'language' | 'minPrice' | 'maxPrice'>;

/** The active filters of the course list, each removable. */
export function chipsOf(query: Filters): FilterChip[] {
  const { search, category, level, language, minPrice, maxPrice } = query;
  const chosen = { category, level, language };
  return [
    ...(search ? [{ label: `“${search}”`, names: ['search'] }] : []),
    ...Object.entries(chosen).flatMap(([name, value]) =>
      value && value !== 'All' ? [{ label: value, names: [name] }] : [],
    ),
    ...(minPrice !== undefined ? [{ label: `From $${minPrice}`, names: ['minPrice'] }] : []),
    ...(maxPrice !== undefined ? [{ label: `Up to $${maxPrice}`, names: ['maxPrice'] }] : []),
  ];
}
