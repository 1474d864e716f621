import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { EmptyState } from '../states/empty-state.tsx';
import { changeQuery, clearedQuery, isFiltered } from './query/list-query.ts';

export type NothingProps = {
  /** Nothing exists yet: a sentence, or an `EmptyState`. */
  emptyMessage: ReactNode;
  /** Something exists, but does not match: a sentence, shown with links to clear the search, or an `EmptyState`. */
  noMatchMessage?: ReactNode;
  /** Whether search or filters narrow the list; read from the URL by default. */
  filtered?: boolean;
  /** The query parameter that selects the tab, where it is not `tab`. */
  tabParam?: string;
};

/** Shown instead of the rows of a list that has none. */
export function NothingToShow({ emptyMessage, noMatchMessage, filtered, tabParam }: NothingProps) {
  const { search } = useLocation();
  if (!(filtered ?? isFiltered(search, tabParam))) return asState(emptyMessage);
  const message = noMatchMessage ?? emptyMessage;
  if (typeof message !== 'string') return message;
  return (
    <div role="status" className="state">
      <p>{message}</p>
      <p className="flex flex-wrap justify-center gap-x-6">
        {hasBoth(search, tabParam) && (
          <Link className="link inline-block py-1" to={{ search: changeQuery(search, { search: null }) }}>
            Clear search
          </Link>
        )}
        <Link className="link inline-block py-1" to={{ search: clearedQuery(search, tabParam) }}>
          Clear search and filters
        </Link>
      </p>
    </div>
  );
}

/** The first sentence is the title, the rest is the text below it. */
function asState(message: ReactNode): ReactNode {
  if (typeof message !== 'string') return message;
  const [title = '', ...rest] = message.split(/(?<=\.) /);
  return <EmptyState title={title.replace(/\.$/, '')} text={rest.join(' ') || undefined} />;
}

/** Whether the list has both a search and filters. */
const hasBoth = (search: string, tabParam?: string): boolean =>
  Boolean(new URLSearchParams(search).get('search')) &&
  isFiltered(changeQuery(search, { search: null }), tabParam);
