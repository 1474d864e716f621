import MenuIcon from 'lucide-react/icons/menu';
import SearchIcon from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { Form, Link, NavLink, useFetcher, useLocation, useSearchParams } from 'react-router';
import { dashboardOf } from '../../contract/viewer.ts';
import { LogoutForm } from '../../features/accounts/web/sign-in/logout-form.tsx';
import { ApplyDialog } from '../../features/storefront/web/contact/apply-dialog.tsx';
import type { loader as contactLoader } from '../../features/storefront/web/contact/contact.tsx';
import { searchable } from '../../lib/list/query-params.ts';
import { useRootData, useViewer } from '../../lib/page/viewer/use-viewer.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Logo } from '../../ui/theme/logo.tsx';
import { AccountLinks, AccountMenu } from './account-menu.tsx';
import { Folding } from './folding.tsx';

/** Logo, search, navigation and account menu; on phones and tablets they collapse behind two native toggles. */
export function SiteHeader() {
  const [applying, setApplying] = useState(false);
  const apply = () => setApplying(true);
  return (
    <header className="site-header border-b border-hairline bg-surface print:hidden">
      <div className="page-width flex h-16 items-center gap-4">
        <Link to="/" aria-label="Milepost, home" className="flex text-green no-underline">
          <Logo />
        </Link>
        <CourseSearch className="mx-2 hidden max-w-md flex-1 lg:block" />
        <nav aria-label="Main" className="ml-auto hidden items-center gap-2 lg:flex">
          <SiteLinks onApply={apply} />
          <AccountMenu />
        </nav>
        <div className="ml-auto flex items-center gap-1 lg:hidden">
          <Folding label="Search" icon={<SearchIcon aria-hidden="true" />}>
            <CourseSearch />
          </Folding>
          <Folding label="Menu" icon={<MenuIcon aria-hidden="true" />}>
            <nav aria-label="Main" className="flex flex-col gap-2">
              <SiteLinks onApply={apply} />
              <AccountLinks className="mt-2 border-t border-hairline pt-2" />
            </nav>
          </Folding>
        </div>
      </div>
      {applying && <Application onClose={() => setApplying(false)} />}
    </header>
  );
}

/** The instructor application, available on any page; the contact page’s loader supplies how it is sent. */
function Application({ onClose }: { onClose: () => void }) {
  const { data, load } = useFetcher<typeof contactLoader>();
  const supportEmail = useRootData()?.supportEmail ?? '';
  useEffect(() => void load('/contact'), [load]);
  return <ApplyDialog open sending={data?.sending} supportEmail={supportEmail} onClose={onClose} />;
}

function CourseSearch({ className }: { className?: string }) {
  const [searchParams] = useSearchParams();
  const { pathname } = useLocation();
  const search = /^\/(all-)?courses$/.test(pathname) ? searchable(searchParams.get('search') ?? '') : '';
  return (
    <Form action="/all-courses" role="search" aria-label="All courses" className={className}>
      <SearchField
        key={search}
        label="Search courses"
        name="search"
        placeholder="Search courses"
        defaultValue={search}
        maxLength={200}
      />
    </Form>
  );
}

function SiteLinks({ onApply }: { onApply: () => void }) {
  const viewer = useViewer();
  return (
    <>
      <NavLink to="/all-courses" className="btn btn-quiet">
        Browse Courses
      </NavLink>
      {viewer?.role === 'user' && (
        <Link
          to="/contact?apply=yes"
          className="btn btn-quiet"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onApply();
          }}
        >
          Be an Instructor
        </Link>
      )}
      {viewer ? (
        <>
          <NavLink to={dashboardOf(viewer.role)} className="btn btn-quiet">
            Dashboard
          </NavLink>
          <LogoutForm className="contents">
            <button type="submit" className="btn btn-secondary">
              Logout
            </button>
          </LogoutForm>
        </>
      ) : (
        <LinkButton to="/auth">Sign In</LinkButton>
      )}
    </>
  );
}
