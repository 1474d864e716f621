import { useState } from 'react';
import { Outlet } from 'react-router';
import { ResendButton } from '../../features/accounts/web/confirmation/resend-button.tsx';
import { ProfileDialog } from '../../features/accounts/web/profile/profile-dialog.tsx';
import type { PageHandle } from '../../lib/page/page-handle.ts';
import { useSessionWatch } from '../../lib/page/viewer/use-session-watch.ts';
import { useViewer } from '../../lib/page/viewer/use-viewer.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { AfterContent } from './after-content.tsx';
import { ShellFolding } from './shell-folding.tsx';
import { ShellFooter } from './shell-footer.tsx';
import { ShellNavigation } from './shell-navigation.tsx';

export const handle: PageHandle = { ownSession: true, lineFooter: true, wide: true };

/** Administrators have more links than fit into most windows: theirs scroll with the page. */
const staysInSight = 'lg:sticky lg:top-8 lg:self-start';

const roleNames = { user: 'Learner', instructor: 'Instructor', admin: 'Administrator' };

/** The dashboard layout: a sidebar by role, collapsed on a phone, and the page next to it. */
export default function Shell() {
  const viewer = useViewer();
  const [editing, setEditing] = useState(false);
  useSessionWatch(viewer?.role ?? null);
  if (!viewer) return <Outlet />;
  return (
    <div className="page-width grid gap-6 py-6 print:block lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12 lg:py-8">
      <aside className={`min-w-0 print:hidden ${viewer.role === 'admin' ? '' : staysInSight}`}>
        <div className="hidden items-center gap-3 lg:flex">
          <Avatar name={viewer.name} src={viewer.photo ?? undefined} decorative />
          <div className="min-w-0">
            <p className="truncate font-semibold">{viewer.name}</p>
            <p className="text-sm text-ink-2">{roleNames[viewer.role]}</p>
          </div>
        </div>
        {!viewer.isVerified && (
          <div className="mb-4 flex flex-wrap items-center gap-3 lg:mt-4 lg:mb-0">
            <Badge tone="amber">Not Verified</Badge>
            <ResendButton email={viewer.email} />
          </div>
        )}
        <ShellFolding
          photo={<Avatar name={viewer.name} src={viewer.photo ?? undefined} size="sm" decorative />}
        >
          <ShellNavigation role={viewer.role} enabled={viewer.isVerified && viewer.isActive} />
          <ShellFooter role={viewer.role} onEditProfile={() => setEditing(true)} />
        </ShellFolding>
      </aside>
      <div className="min-w-0">
        <Outlet />
        <AfterContent />
      </div>
      {editing && <ProfileDialog onClose={() => setEditing(false)} />}
    </div>
  );
}
