import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Notice } from '../../../ui/states/notice.tsx';

/**
 * The record that a form has already created, if the response was lost and the page was then reloaded. It is found by
 * the id in the restored draft.
 * @param id the id in the form, if it came from a draft
 * @param find a constant; rejects if there is no such record
 */
export function useSavedBefore<Saved>(
  id: string | undefined,
  find: (id: string) => Promise<Saved>,
): Saved | undefined {
  const [known, setKnown] = useState<{ id: string; saved: Saved }>();
  useEffect(() => {
    if (id === undefined) return;
    let isCurrent = true;
    find(id).then(
      (saved) => isCurrent && setKnown({ id, saved }),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [id, find]);
  return known?.id === id ? known?.saved : undefined;
}

type Props = { title: string; to: string; children: ReactNode };

/** Says, in the form, that it has been saved. Following the link removes the draft. */
export const SavedBefore = ({ title, to, children }: Props) => (
  <Notice role="status" title={title}>
    We saved it, but our response didn’t reach you.{' '}
    <Link to={to} className="link" data-cancel>
      {children}
    </Link>
  </Notice>
);
