import { Link } from 'react-router';
import { newsletter } from '../../features/newsletter/web/copy.ts';
import { NewsletterForm } from '../../features/newsletter/web/newsletter-form.tsx';
import { aboutCompany } from '../../features/storefront/web/about/company-in-footer.ts';
import { SocialLinks } from '../../features/storefront/web/contact/social-links.tsx';
import { Logo } from '../../ui/theme/logo.tsx';
import { ThemeToggle } from '../../ui/theme/theme-toggle.tsx';
import { CompanyLinks } from './company-links.tsx';
import { Copyright } from './copyright.tsx';

/** Contact details, links to information pages, the newsletter form, the theme toggle and the copyright line. */
export function SiteFooter() {
  return (
    <footer className="mt-20 border-t border-hairline bg-surface print:hidden">
      <div className="page-width grid gap-x-12 gap-y-8 py-12 md:grid-cols-2 lg:grid-cols-[1.3fr_0.8fr_1.4fr]">
        <div className="max-w-sm">
          <p className="text-green">
            <Logo />
          </p>
          <p className="mt-3 text-ink-2">{aboutCompany}</p>
          <SocialLinks className="mt-6" />
        </div>
        <nav aria-label="Company">
          <h2 className="text-base">Company</h2>
          <ul className="mt-3">
            <CompanyLinks />
          </ul>
        </nav>
        <section aria-labelledby="footer-newsletter" className="md:max-lg:col-span-2">
          <h2 id="footer-newsletter" className="text-base">
            Newsletter
          </h2>
          <p className="mt-3 mb-4 text-ink-2">
            {newsletter.text} {newsletter.promise}
          </p>
          <NewsletterForm />
        </section>
      </div>
      <div className="border-t border-hairline">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-4 text-sm text-ink-2">
          <div>
            <Copyright />
            <p>
              Developers:{' '}
              <Link to="/api/docs" className="inline-block py-1.5 text-ink-2 hover:text-green">
                API
              </Link>
            </p>
          </div>
          <div className="flex items-center gap-6">
            <ThemeToggle />
          </div>
        </div>
      </div>
    </footer>
  );
}
