import { CompanyLinks } from './company-links.tsx';
import { Copyright } from './copyright.tsx';

/** The footer of pages for working and paying: the information pages and the copyright, in one line. */
export const LineFooter = () => (
  <footer className="mt-12 border-t border-hairline bg-surface print:hidden">
    <div className="page-width flex flex-wrap items-center justify-between gap-x-8 py-3 text-sm text-ink-2">
      <Copyright />
      <nav aria-label="Company">
        <ul className="flex flex-wrap gap-x-5">
          <CompanyLinks />
        </ul>
      </nav>
    </div>
  </footer>
);
