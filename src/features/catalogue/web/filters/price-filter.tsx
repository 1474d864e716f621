import { Link, useLocation } from 'react-router';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { changeQuery } from '../../../../ui/lists/query/list-query.ts';
import type { CourseQuery } from '../../contract.ts';
import { FilterGroup } from './filter-option.tsx';

type Range = { label: string; minPrice?: number; maxPrice?: number };

const ranges: Range[] = [
  { label: 'Free', maxPrice: 0 },
  { label: 'Up to $50', maxPrice: 50 },
  { label: '$50 to $100', minPrice: 50, maxPrice: 100 },
  { label: '$100 to $200', minPrice: 100, maxPrice: 200 },
  { label: 'From $200', minPrice: 200 },
];

const asParam = (price: number | undefined) => (price === undefined ? null : String(price));

/** Common price ranges as links, and fields for any other range, in dollars. */
export function PriceFilter({ query }: { query: Pick<CourseQuery, 'minPrice' | 'maxPrice'> }) {
  const { search } = useLocation();
  return (
    <FilterGroup title="Price">
      <ul className="flex flex-wrap gap-2 py-1">
        {ranges.map(({ label, minPrice, maxPrice }) => {
          const chosen = query.minPrice === minPrice && query.maxPrice === maxPrice;
          const to = chosen
            ? { minPrice: null, maxPrice: null }
            : { minPrice: asParam(minPrice), maxPrice: asParam(maxPrice) };
          return (
            <li key={label}>
              <Link
                className="price-chip"
                aria-current={chosen || undefined}
                to={{ pathname: '/all-courses', search: changeQuery(search, to) }}
                preventScrollReset
              >
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
      <div className="mt-2 grid grid-cols-[1fr_1fr_auto] items-end gap-2">
        <Dollars label="From" name="minPrice" defaultValue={query.minPrice} />
        <Dollars label="To" name="maxPrice" defaultValue={query.maxPrice} />
        <Button type="submit" variant="secondary">
          Apply
        </Button>
      </div>
    </FilterGroup>
  );
}

function Dollars(props: { label: string; name: string; defaultValue?: number }) {
  return <TextField {...props} prefix="$" type="number" inputMode="decimal" min={0} step="any" />;
}
