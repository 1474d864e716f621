import { Link } from 'react-router';
import { companyPages } from '../../features/storefront/web/about/company-in-footer.ts';

/** The information pages, as the items of a footer's list. */
export const CompanyLinks = () =>
  companyPages.map(({ to, label }) => (
    <li key={to}>
      <Link to={to} className="inline-block py-1.5 text-ink-2 no-underline hover:text-green hover:underline">
        {label}
      </Link>
    </li>
  ));
