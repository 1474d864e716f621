import { NavLink } from 'react-router';
import { useViewer } from '../../lib/page/viewer/use-viewer.ts';
import { cx } from '../../ui/cx.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { ThemeToggle } from '../../ui/theme/theme-toggle.tsx';
import { Folding } from './folding.tsx';

/** The signed-in user's photo, which opens a menu: profile, security settings and theme. */
export function AccountMenu() {
  const viewer = useViewer();
  if (!viewer) return null;
  const photo = <Avatar name={viewer.name} src={viewer.photo} decorative />;
  return (
    <Folding label="Your account" icon={photo} isMenu>
      <p className="truncate px-3 pt-2 font-semibold">{viewer.name}</p>
      <p className="mb-2 truncate border-b border-hairline px-3 pb-3 text-sm text-ink-2">{viewer.email}</p>
      <AccountLinks />
    </Folding>
  );
}

/** The account menu's links, also in the menu of a phone. Empty for visitors: their theme toggle is in the footer. */
export function AccountLinks({ className }: { className?: string }) {
  if (!useViewer()) return null;
  return (
    <div className={cx('flex flex-col', className)}>
      <NavLink to="/account/profile" className={line}>
        Profile
      </NavLink>
      <NavLink to="/account/security" className={line}>
        Security
      </NavLink>
      <div className="needs-js flex min-h-11 items-center justify-between px-3">
        <span aria-hidden="true">Theme</span>
        <ThemeToggle />
      </div>
    </div>
  );
}

const line = 'btn btn-quiet justify-start px-3';
