import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useLocation, useNavigation, useNavigationType, useSubmit } from 'react-router';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { SearchField } from './search-field.tsx';
import { SelectField } from './select-field.tsx';

export type ListToolbarProps = {
  search?: { label: string; placeholder?: string; name?: string };
  filters?: readonly { name: string; label: string; options: readonly { value: string; label: string }[] }[];
  /** At the end of the line: what one can do with the whole list. */
  actions?: ReactNode;
  className?: string;
};

const typingPause = 300;

/**
 * Search and filters of a list, kept in its address: a GET form, sent by itself on a change, or by its button where
 * there is no JavaScript. A change starts again at the first page; the sort order stays.
 */
export function ListToolbar({ search, filters = [], actions, className }: ListToolbarProps) {
  const location = useLocation();
  const isReturn = useRef(false);
  isReturn.current = useNavigationType() === 'POP';
  const { location: coming } = useNavigation();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<string>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const query = new URLSearchParams(location.search);
  const searchName = search?.name ?? 'search';
  const own = new Set([searchName, 'page', ...filters.map((filter) => filter.name)]);
  // Where the page is going, if it is: what is asked for next must not forget what is on its way.
  const next = coming?.pathname === location.pathname ? coming : location;
  const kept = [...new URLSearchParams(next.search)].filter(([word]) => !own.has(word));

  useEffect(() => {
    // What this form asked for needs no copying back: its reader may be typing on by now.
    if (new URLSearchParams(location.search).toString() === sent.current) return;
    // What was typed while the page fetched something else is about to be asked for as well.
    if (pause.current !== undefined && !isReturn.current) return;
    clearTimeout(pause.current);
    pause.current = undefined;
    followAddress(form.current, location.search);
  }, [location.search]);
  useEffect(() => () => clearTimeout(pause.current), []);

  // Back undoes a filter or a search as a whole, not letter by letter.
  function send(wait: number, replace = false) {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      pause.current = undefined;
      if (!form.current) return;
      const asked = formQuery(form.current);
      sent.current = asked.toString();
      submit(asked, { replace, preventScrollReset: true });
    }, wait);
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
        {kept.map(([word, value]) => (
          <input key={word} type="hidden" name={word} value={value} />
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

/** What the form says, without its empty fields, so that addresses stay short. */
function formQuery(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim());
  }
  return query;
}

/** Back and forward change the address; the fields follow. */
function followAddress(form: HTMLFormElement | null, search: string): void {
  const query = new URLSearchParams(search);
  for (const field of form?.elements ?? []) {
    const editable = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    if (editable && field.name && field.type !== 'hidden') {
      field.value = query.get(field.name) ?? '';
      // A word that is no choice is as good as absent: the list takes it so, and a choice is never blank.
      if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
    }
  }
}
