import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LinkButton } from '../actions/link-button.tsx';
import { Sign } from '../display/sign.tsx';
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

/** Shown in place of a list without rows. */
export function NothingToShow({ emptyMessage, noMatchMessage, filtered, tabParam }: NothingProps) {
  const { search } = useLocation();
  if (!(filtered ?? isFiltered(search, tabParam))) return asState(emptyMessage);
  const message = noMatchMessage ?? emptyMessage;
  if (typeof message !== 'string') return message;
  const searched = new URLSearchParams(search).get('search');
  const withoutSearch = changeQuery(search, { search: null });
  const cleared = clearedQuery(search, tabParam);
  return (
    <div role="status" className="state">
      <Sign className="mb-3">
        <SearchX className="size-6" />
      </Sign>
      <h2>{message.replace(/\.$/, '')}</h2>
      {searched && <p>Check the spelling of “{searched}”, or clear the search.</p>}
      <p className="state-actions">
        {searched && (
          <LinkButton variant="secondary" to={{ search: withoutSearch }}>
            Clear search
          </LinkButton>
        )}
        {!(searched && withoutSearch === cleared) && (
          <LinkButton variant="secondary" to={{ search: cleared }}>
            {searched ? 'Clear search and filters' : 'Clear filters'}
          </LinkButton>
        )}
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
