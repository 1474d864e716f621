import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useLocation, useNavigationType, useSubmit } from 'react-router';
import { Button } from '../actions/button.tsx';
import { cx } from '../cx.ts';
import { SearchField } from '../forms/search-field.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { useFieldsFromUrl } from '../forms/use-fields-from-url.ts';
import { formQuery } from './query/form-query.ts';
import { usePendingQuery } from './query/use-pending-query.ts';

export type ListToolbarProps = {
  search?: { label: string; placeholder?: string; name?: string };
  filters?: readonly { name: string; label: string; options: readonly { value: string; label: string }[] }[];
  /** At the end of the row: actions on the whole list. */
  actions?: ReactNode;
  className?: string;
};

const typingPause = 300;

/**
 * A list's search and filters as a GET form that reflects the URL. It submits itself on change, or with its button
 * without JavaScript. A change starts again at the first page; the sort order stays.
 */
export function ListToolbar({ search, filters = [], actions, className }: ListToolbarProps) {
  const location = useLocation();
  const submit = useSubmit();
  const query = new URLSearchParams(location.search);
  const searchName = search?.name ?? 'search';
  const names = [searchName, ...filters.map((filter) => filter.name)];
  const own = new Set(['page', ...names]);
  const others = [...new URLSearchParams(usePendingQuery())].filter(([name]) => !own.has(name));
  const form = useFieldsFromUrl(
    Object.fromEntries(names.map((name) => [name, (query.get(name) ?? '').trim()])),
  );
  const pause = usePause();

  // Back undoes a filter or a search as a whole, not letter by letter.
  function send(wait: number, replace = false) {
    pause(wait, () => {
      if (form.current) submit(formQuery(new FormData(form.current)), { replace, preventScrollReset: true });
    });
  }
  return (
    <div className={cx('list-toolbar', className)}>
      <Form
        ref={form}
        method="get"
        role="search"
        aria-label={search?.label ?? 'Filters'}
        className="list-toolbar-form"
        onSubmit={(event) => {
          event.preventDefault();
          send(0);
        }}
      >
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {search && (
          <SearchField
            fieldClassName="list-toolbar-search"
            label={search.label}
            placeholder={search.placeholder ?? search.label}
            name={searchName}
            defaultValue={query.get(searchName) ?? ''}
            onInput={() => send(typingPause, query.has(searchName))}
          />
        )}
        {filters.map((filter) => (
          <SelectField
            key={filter.name}
            fieldClassName="list-toolbar-filter"
            label={filter.label}
            labelHidden
            name={filter.name}
            options={filter.options}
            defaultValue={query.get(filter.name) ?? ''}
            onChange={() => send(0)}
          />
        ))}
        <Button type="submit" variant="secondary" className="list-toolbar-apply">
          Apply
        </Button>
      </Form>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}

/** Debounces a function; going back or forward cancels it. */
function usePause() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each page the user goes back to
  useEffect(() => {
    if (isReturn) clearTimeout(timer.current);
  }, [key, isReturn]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (wait: number, work: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, wait);
  };
}
