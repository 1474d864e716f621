import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import type { RefObject } from 'react';
import { useRef } from 'react';
import { Form, Link, useLocation, useSubmit } from 'react-router';
import { categories, languages, levels } from '../../../../contract/constants.ts';
import { formatCount } from '../../../../contract/text/time/formats.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { SearchField } from '../../../../ui/forms/search-field.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { useFieldsFromUrl } from '../../../../ui/forms/use-fields-from-url.ts';
import { clearedQuery } from '../../../../ui/lists/query/list-query.ts';
import type { CategoryCount, CourseQuery } from '../../contract.ts';
import { chosenFilters } from './chosen-filters.ts';
import { CreditFilter } from './credit-filter.tsx';
import { chipsOf } from './filter-chips.ts';
import { FilterGroup, FilterOption } from './filter-option.tsx';
import { PriceFilter } from './price-filter.tsx';

const sorts = [
  { value: 'newest', label: 'Most recent' },
  { value: 'price-asc', label: 'Price: low to high' },
  { value: 'price-desc', label: 'Price: high to low' },
  { value: 'title-asc', label: 'Title: A to Z' },
  { value: 'title-desc', label: 'Title: Z to A' },
];

type Props = {
  query: CourseQuery;
  /** Empty if too many courses match to be counted by category. */
  counts: readonly CategoryCount[];
  total: number;
  totalIsCapped: boolean;
};

const sheetId = 'course-filters';

/**
 * A form with search, sort order and filters. It works without scripts; with them, it submits itself when a choice
 * changes. It is beside the list on wide screens, and a sheet at the bottom of the screen on phones.
 */
export function CourseFilters(props: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const inUse = chipsOf(props.query).length;
  return (
    <aside aria-label="Filters">
      <button type="button" className="btn btn-secondary w-full lg:hidden" popoverTarget={sheetId}>
        <SlidersHorizontal aria-hidden="true" />
        Filter and sort
        {inUse > 0 && (
          <span className="tab-count" title="Filters in use">
            {inUse}
          </span>
        )}
      </button>
      <div
        ref={sheet}
        id={sheetId}
        popover="auto"
        className="filter-sheet"
        onToggle={({ newState }) => newState === 'open' && sheet.current?.querySelector('button')?.focus()}
      >
        <div className="filter-sheet-head">
          <h2 className="text-xl">Filter and sort</h2>
          <IconButton label="Close" popoverTarget={sheetId} popoverTargetAction="hide">
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <FilterForm {...props} sheet={sheet} />
      </div>
    </aside>
  );
}

const fieldsOf = (query: CourseQuery) => ({
  search: query.search ?? '',
  sort: query.sort,
  category: query.category ?? 'All',
  level: query.level ?? [],
  language: query.language ?? [],
  minPrice: String(query.minPrice ?? ''),
  maxPrice: String(query.maxPrice ?? ''),
  scheme: query.scheme ?? 'All',
  area: query.area ?? 'All',
  minCredits: String(query.minCredits ?? ''),
});

/** Whether a field is a choice, which submits the form as soon as it changes. */
const isChoice = (target: EventTarget): boolean =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && ['radio', 'checkbox'].includes(target.type));

function FilterForm({
  query,
  counts,
  total,
  totalIsCapped,
  sheet,
}: Props & { sheet: RefObject<HTMLDivElement | null> }) {
  const submit = useSubmit();
  const { search } = useLocation();
  const form = useFieldsFromUrl(fieldsOf(query));
  const countOf = (category: string) => counts.find((each) => each.category === category);
  return (
    <Form
      ref={form}
      action="/all-courses"
      // The fields show what the URL says, never what the browser restores.
      autoComplete="off"
      className="filter-form"
      onSubmit={(event) => {
        event.preventDefault();
        const query = chosenFilters(new FormData(event.currentTarget));
        submit(query, { action: '/all-courses', preventScrollReset: true });
        // Only a pressed button closes the sheet: people may change several choices.
        if ((event.nativeEvent as SubmitEvent).submitter) sheet.current?.hidePopover();
      }}
      onChange={(event) => {
        // `requestSubmit`, like the button, reports an invalid price first.
        if (isChoice(event.target)) event.currentTarget.requestSubmit();
      }}
    >
      <div className="filter-fields">
        <SearchField
          label="Search"
          labelHidden={false}
          name="search"
          defaultValue={query.search}
          maxLength={200}
        />
        <SelectField
          fieldClassName="catalogue-sort"
          label="Sort by"
          name="sort"
          defaultValue={query.sort}
          options={sorts}
        />
        <FilterGroup title="Category">
          {['All', ...categories].map((category) => (
            <FilterOption
              key={category}
              type="radio"
              name="category"
              value={category}
              label={category === 'All' ? 'All categories' : category}
              count={countOf(category)}
              defaultChecked={category === (query.category ?? 'All')}
            />
          ))}
        </FilterGroup>
        <CheckboxGroup name="level" title="Level" values={levels} chosen={query.level} />
        <CheckboxGroup name="language" title="Language" values={languages} chosen={query.language} />
        <PriceFilter query={query} />
        <CreditFilter query={query} />
        <Link
          className="link justify-self-start py-1"
          to={{ pathname: '/all-courses', search: clearedQuery(search) }}
        >
          Clear all
        </Link>
      </div>
      <div className="filter-sheet-foot needs-js">
        <Button type="submit" className="w-full">
          Show {totalIsCapped && 'more than '}
          {formatCount(total)} {total === 1 ? 'course' : 'courses'}
        </Button>
      </div>
    </Form>
  );
}

type CheckboxGroupProps = {
  name: string;
  title: string;
  values: readonly string[];
  chosen?: readonly string[];
};

function CheckboxGroup({ name, title, values, chosen = [] }: CheckboxGroupProps) {
  return (
    <FilterGroup title={title}>
      {values.map((value) => (
        <FilterOption
          key={value}
          type="checkbox"
          name={name}
          value={value}
          label={value}
          defaultChecked={chosen.includes(value)}
        />
      ))}
    </FilterGroup>
  );
}
