import { Link } from 'react-router';
import { companyPages } from '../../features/storefront/web/about/company.ts';
import { Copyright } from './copyright.tsx';

/** The footer of pages for working and paying: the information pages and the copyright, in one line. */
export const LineFooter = () => (
  <footer className="mt-12 border-t border-hairline bg-surface print:hidden">
    <div className="page-width flex flex-wrap items-center justify-between gap-x-8 py-3 text-sm text-ink-2">
      <Copyright />
      <nav aria-label="Company">
        <ul className="flex flex-wrap gap-x-5">
          {companyPages.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-block py-1.5 text-ink-2 no-underline hover:text-green hover:underline"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </footer>
);
