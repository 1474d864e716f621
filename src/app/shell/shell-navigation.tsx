import { Link, useLocation } from 'react-router';
import type { Role } from '../../contract/constants.ts';
import { askToVerify } from '../../lib/page/viewer/ask-to-verify.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { shellLine, shellLineAt } from './shell-line.ts';
import { type ShellLink, shellLinks } from './shell-links.ts';

/** The sidebar's links. They are disabled, with an explanation, until the account is confirmed. */
export function ShellNavigation({ role, enabled }: { role: Role; enabled: boolean }) {
  return (
    <nav aria-label="Dashboard">
      <ul className="space-y-1">
        {shellLinks[role].map((link) => (
          <li key={link.to}>{enabled ? <EnabledLink {...link} /> : <DisabledLink {...link} />}</li>
        ))}
      </ul>
    </nav>
  );
}

function EnabledLink({ to, end, also, label, icon: Icon }: ShellLink) {
  const { pathname } = useLocation();
  const isHere = pathname === to;
  const isBelow =
    !end && (pathname.startsWith(`${to}/`) || (also !== undefined && pathname.startsWith(also)));
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : isBelow ? 'true' : undefined}
      className={shellLineAt(isHere || isBelow)}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {label}
    </Link>
  );
}

function DisabledLink({ label, icon: Icon }: ShellLink) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: the specification's target of a link that is disabled
    <a
      href="#"
      aria-disabled="true"
      title={askToVerify}
      onClick={(event) => {
        event.preventDefault();
        toast.info(askToVerify);
      }}
      className={`${shellLine} cursor-not-allowed text-ink-2 opacity-60`}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {label}
    </a>
  );
}
