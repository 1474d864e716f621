import { Link } from 'react-router';
import { Logo } from '../../ui/logo.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { useRootData } from '../use-viewer.ts';

/** Who we are, the ways on, the theme and the copyright line. */
export function SiteFooter() {
  const root = useRootData();
  return (
    <footer className="mt-20 border-t border-hairline bg-surface print:hidden">
      <div className="page-width grid gap-8 py-12 sm:grid-cols-[2fr_1fr_auto]">
        <div className="max-w-sm">
          <p className="text-green">
            <Logo />
          </p>
          <p className="mt-3 text-ink-2">
            Courses for people who deliver projects, programmes and portfolios, made by people who do.
          </p>
        </div>
        <nav aria-label="Company">
          <h2 className="text-base">Company</h2>
          <ul className="mt-3 space-y-2">
            <li>
              <Link to="/">Home</Link>
            </li>
            <li>
              <Link to="/all-courses">Browse Courses</Link>
            </li>
            <li>
              <Link to="/api/docs">API</Link>
            </li>
          </ul>
        </nav>
        <ThemeToggle theme={root?.theme ?? 'system'} className="self-start" />
      </div>
      <p className="page-width pb-8 text-sm text-ink-2">© {root?.year} Milepost. All rights reserved.</p>
    </footer>
  );
}
