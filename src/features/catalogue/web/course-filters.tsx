import { Form, Link, useLocation, useSubmit } from 'react-router';
import { categories, languages, levels } from '../../../contract/constants.ts';
import { formatCount } from '../../../contract/text/formats.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useFieldsFollow } from '../../../ui/forms/use-fields-follow.ts';
import { clearedQuery } from '../../../ui/lists/list-query.ts';
import type { CourseQuery } from '../contract.ts';
import { chosenFilters } from './filter-labels.ts';

const sorts = [
  { value: 'newest', label: 'Most recent' },
  { value: 'price-asc', label: 'Price: low to high' },
  { value: 'price-desc', label: 'Price: high to low' },
  { value: 'title-asc', label: 'Title: A to Z' },
  { value: 'title-desc', label: 'Title: Z to A' },
];
const choices = (values: readonly string[]) => ['All', ...values].map((value) => ({ value, label: value }));

type Props = { query: CourseQuery; total: number; totalIsCapped: boolean };

/**
 * Search, sort and filters: a form that works without scripts, and submits itself on every change with them. Collapsed
 * on a phone, open next to the list on a wide screen.
 */
export function CourseFilters({ query, total, totalIsCapped }: Props) {
  return (
    <aside aria-label="Filters">
      <details className="unfold-lg rounded-card border border-hairline bg-surface lg:border-0 lg:bg-transparent">
        <summary className="cursor-pointer px-4 py-3 font-semibold">
          Search, sort and filter{' '}
          <span className="font-normal text-ink-2">
            ({totalIsCapped && 'more than '}
            {formatCount(total)})
          </span>
        </summary>
        <div className="border-t border-hairline p-4 lg:border-0 lg:p-0">
          <FilterForm query={query} />
        </div>
      </details>
    </aside>
  );
}

const fieldsOf = (query: CourseQuery) => ({
  search: query.search ?? '',
  sort: query.sort,
  category: query.category ?? 'All',
  level: query.level ?? 'All',
  language: query.language ?? 'All',
  minPrice: String(query.minPrice ?? ''),
  maxPrice: String(query.maxPrice ?? ''),
});

function FilterForm({ query }: { query: CourseQuery }) {
  const submit = useSubmit();
  const { search } = useLocation();
  const form = useFieldsFollow(fieldsOf(query));
  return (
    <Form
      ref={form}
      action="/all-courses"
      // The fields show what the URL says, never what the browser restores.
      autoComplete="off"
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        const query = chosenFilters(new FormData(event.currentTarget));
        submit(query, { action: '/all-courses', preventScrollReset: true });
      }}
      onChange={(event) => {
        // Like the button: an invalid price is reported first.
        if (event.target instanceof HTMLSelectElement) event.currentTarget.requestSubmit();
      }}
    >
      <SearchField
        label="Search"
        labelHidden={false}
        name="search"
        defaultValue={query.search}
        maxLength={200}
      />
      <SelectField label="Sort by" name="sort" defaultValue={query.sort} options={sorts} />
      <SelectField
        label="Category"
        name="category"
        defaultValue={query.category ?? 'All'}
        options={choices(categories)}
      />
      <SelectField label="Level" name="level" defaultValue={query.level ?? 'All'} options={choices(levels)} />
      <SelectField
        label="Language"
        name="language"
        defaultValue={query.language ?? 'All'}
        options={choices(languages)}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="From"
          prefix="$"
          name="minPrice"
          type="number"
          inputMode="decimal"
          min={0}
          step="any"
          defaultValue={query.minPrice}
        />
        <TextField
          label="To"
          prefix="$"
          name="maxPrice"
          type="number"
          inputMode="decimal"
          min={0}
          step="any"
          defaultValue={query.maxPrice}
        />
      </div>
      <div className="flex items-center gap-4">
        <Button type="submit" variant="secondary">
          Apply
        </Button>
        <Link to={{ pathname: '/all-courses', search: clearedQuery(search) }}>Clear all</Link>
      </div>
    </Form>
  );
}
