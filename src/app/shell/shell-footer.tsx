import ShieldCheck from 'lucide-react/icons/shield-check';
import UserPen from 'lucide-react/icons/user-pen';
import type { MouseEvent } from 'react';
import { NavLink, useLocation } from 'react-router';
import { shellLineAt } from './shell-line.ts';

const profilePath = '/account/profile';
const icon = 'size-5 shrink-0';

/** The user's own account, at the foot of the sidebar; also available to unconfirmed accounts. */
export function ShellFooter({ onEditProfile }: { onEditProfile: () => void }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Account" className="mt-3 border-t border-hairline pt-3">
      <ul className="space-y-1">
        <li>
          <NavLink
            to={profilePath}
            className={({ isActive }) => shellLineAt(isActive)}
            aria-haspopup="dialog"
            onClick={(event) => {
              if (pathname === profilePath || wantsNewTab(event)) return;
              event.preventDefault();
              onEditProfile();
            }}
          >
            <UserPen aria-hidden="true" className={icon} />
            Edit Profile
          </NavLink>
        </li>
        <li>
          <NavLink to="/account/security" className={({ isActive }) => shellLineAt(isActive)}>
            <ShieldCheck aria-hidden="true" className={icon} />
            Security
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}

const wantsNewTab = (event: MouseEvent): boolean => event.metaKey || event.ctrlKey || event.shiftKey;
