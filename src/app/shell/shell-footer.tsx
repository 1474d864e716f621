import Receipt from 'lucide-react/icons/receipt';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserPen from 'lucide-react/icons/user-pen';
import type { MouseEvent } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { Role } from '../../contract/constants.ts';
import { shellLineAt } from './shell-line.ts';

const profilePath = '/account/profile';
const icon = 'size-5 shrink-0';

/**
 * The user's own account, at the foot of the sidebar; also available to unconfirmed accounts. Learners find their orders
 * among their other links; other users may have orders from the time when they were learners.
 */
export function ShellFooter({ role, onEditProfile }: { role: Role; onEditProfile: () => void }) {
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
        {role !== 'user' && (
          <li>
            <NavLink to="/dashboard/orders" className={({ isActive }) => shellLineAt(isActive)}>
              <Receipt aria-hidden="true" className={icon} />
              My orders
            </NavLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

const wantsNewTab = (event: MouseEvent): boolean => event.metaKey || event.ctrlKey || event.shiftKey;
