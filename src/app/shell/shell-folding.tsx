import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import './shell.css';

/** Collapses the sidebar's links on a phone; they collapse again on navigation or Escape. */
export function ShellFolding({ photo, children }: { photo: ReactNode; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    // Not on the initial page: the user may have opened the menu before hydration.
    if (details.current && shown.current !== pathname) details.current.open = false;
    shown.current = pathname;
  }, [pathname]);
  return (
    <details
      ref={details}
      className="unfold-lg shell-folding lg:mt-6"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        details.current.open = false;
        details.current.querySelector('summary')?.focus();
      }}
    >
      <summary className="btn btn-secondary">
        {photo}
        <span className="flex-1 text-start">Dashboard menu</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className="pt-3 lg:pt-0">{children}</div>
    </details>
  );
}
