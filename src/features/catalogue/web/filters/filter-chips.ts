import { areaNames, families } from '../../../../contract/credits.ts';
import { plural } from '../../../../contract/text/time/formats.ts';
import type { FilterChip } from '../../../../ui/lists/filter-chips.tsx';
import type { CourseQuery } from '../../contract.ts';

type Filters = Pick<
  CourseQuery,
  'search' | 'category' | 'level' | 'language' | 'minPrice' | 'maxPrice' | 'scheme' | 'area' | 'minCredits'
>;

/** The active filters of the course list, each removable. */
export function chipsOf(query: Filters): FilterChip[] {
  const { search, category, level, language, minPrice, maxPrice, scheme, area, minCredits } = query;
  const several = { level, language };
  return [
    ...(search ? [{ label: `“${search}”`, names: ['search'] }] : []),
    ...(category && category !== 'All' ? [{ label: category, names: ['category'] }] : []),
    ...Object.entries(several).flatMap(([name, values = []]) =>
      values.filter((value) => value !== 'All').map((value) => ({ label: value, names: [name], value })),
    ),
    ...(minPrice !== undefined ? [{ label: `From $${minPrice}`, names: ['minPrice'] }] : []),
    ...(maxPrice !== undefined
      ? [{ label: maxPrice > 0 ? `Up to $${maxPrice}` : 'Free', names: ['maxPrice'] }]
      : []),
    ...(scheme && scheme !== 'All'
      ? [{ label: `Credits for ${families[scheme].name}`, names: ['scheme'] }]
      : []),
    ...(area && area !== 'All' ? [{ label: areaNames[area], names: ['area'] }] : []),
    ...(minCredits
      ? [{ label: `At least ${minCredits} ${plural(minCredits, 'credit')}`, names: ['minCredits'] }]
      : []),
  ];
}
