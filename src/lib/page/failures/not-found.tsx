import { data } from 'react-router';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { LostIllustration } from '../../../ui/states/lost-illustration.tsx';
import { hiddenPage } from '../../seo/hidden-page.ts';

export const loader = () => data(null, { status: 404 });

export const meta = () => hiddenPage('Page not found');

export function NotFound() {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page-width flex flex-col items-center py-12 text-center sm:py-20"
    >
      <LostIllustration />
      <h1 className="mt-8 text-3xl">404 Page Not Found</h1>
      <p className="mt-3 mb-8 max-w-md text-ink-2">
        There is no milepost here. The page may have moved; check the link for typos.
      </p>
      <LinkButton to="/">Return Home</LinkButton>
    </main>
  );
}

export default NotFound;
