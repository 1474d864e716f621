import type { FilterChip } from '../../../ui/lists/filter-chips.tsx';
import type { CourseQuery } from '../contract.ts';

type Filters = Pick<CourseQuery, 'search' | 'category' | 'level' | 'language' | 'minPrice' | 'maxPrice'>;

/** The active filters of the course list, each removable. */
export function chipsOf(query: Filters): FilterChip[] {
  const { search, category, level, language, minPrice, maxPrice } = query;
  const several = { level, language };
  return [
    ...(search ? [{ label: `“${search}”`, names: ['search'] }] : []),
    ...(category && category !== 'All' ? [{ label: category, names: ['category'] }] : []),
    ...Object.entries(several).flatMap(([name, values = []]) =>
      values.filter((value) => value !== 'All').map((value) => ({ label: value, names: [name], value })),
    ),
    ...(minPrice !== undefined ? [{ label: `From $${minPrice}`, names: ['minPrice'] }] : []),
    ...(maxPrice !== undefined ? [{ label: `Up to $${maxPrice}`, names: ['maxPrice'] }] : []),
  ];
}
