import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, useRef } from 'react';
import { Form, Link, useLocation, useSubmit } from 'react-router';
import { Button } from '../actions/button.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { formQuery } from './query/form-query.ts';
import { changeQuery } from './query/list-query.ts';
import { usePendingQuery } from './query/use-pending-query.ts';

export type Filter = {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
};

/**
 * A list's filters behind one button, which counts the active ones. A native popover with a GET form: they are applied
 * together, and work without JavaScript.
 */
export function FilterPanel({ filters }: { filters: readonly Filter[] }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const submit = useSubmit();
  const { search, pathname } = useLocation();
  const query = new URLSearchParams(search);
  const coming = usePendingQuery();
  const own = new Set(['page', ...filters.map((filter) => filter.name)]);
  const used = filters.filter((filter) => query.get(filter.name)).length;
  return (
    <>
      <button type="button" className="btn btn-secondary" popoverTarget={id} aria-haspopup="dialog">
        <SlidersHorizontal aria-hidden="true" />
        Filters
        {used > 0 && (
          <span className="tab-count" title="Filters in use">
            {used}
          </span>
        )}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Filters"
        className="menu"
        data-align="end"
        onToggle={(event) => event.newState === 'open' && panel.current?.querySelector('select')?.focus()}
      >
        {/* When the values in the URL change, the fields start again from them. */}
        <Form
          key={filters.map(({ name }) => query.get(name)).join()}
          method="get"
          action={pathname}
          className="grid gap-4 p-2"
          onSubmit={(event) => {
            event.preventDefault();
            submit(formQuery(new FormData(event.currentTarget)), { preventScrollReset: true });
            panel.current?.hidePopover();
          }}
        >
          {[...new URLSearchParams(coming)]
            .filter(([name]) => !own.has(name))
            .map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          {filters.map(({ name, label, options }) => (
            <SelectField
              key={name}
              name={name}
              label={label}
              options={options}
              defaultValue={query.get(name) ?? ''}
            />
          ))}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Link
              className="link py-1"
              to={{
                search: changeQuery(coming, Object.fromEntries(filters.map(({ name }) => [name, null]))),
              }}
              preventScrollReset
              onClick={(event) => {
                event.currentTarget.closest('form')?.reset();
                panel.current?.hidePopover();
              }}
            >
              Clear
            </Link>
            <Button type="submit">Apply</Button>
          </div>
        </Form>
      </div>
    </>
  );
}
