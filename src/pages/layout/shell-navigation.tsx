import { NavLink } from 'react-router';
import type { Role } from '../../contract/constants.ts';
import { type ShellLink, shellLinks } from './shell-links.ts';

/** The sidebar's links: a column beside the page, a row that scrolls on a phone. They lead nowhere until confirmed. */
export function ShellNavigation({ role, enabled }: { role: Role; enabled: boolean }) {
  return (
    <nav aria-label="Dashboard" className="shell-navigation mt-4 lg:mt-6">
      <ul className="flex gap-1 overflow-x-auto pb-2 lg:flex-col lg:overflow-visible lg:pb-0">
        {shellLinks[role].map((link) => (
          <li key={link.to} className="shrink-0">
            {enabled ? <EnabledLink {...link} /> : <DisabledLink {...link} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const look = 'flex items-center gap-3 rounded-control px-3 py-2 no-underline';

function EnabledLink({ to, end, label, icon: Icon }: ShellLink) {
  return (
    <NavLink
      to={to}
      end={end}
      className={({ isActive }) =>
        `${look} ${isActive ? 'bg-green-tint font-semibold text-green' : 'text-ink-2 hover:bg-green-tint hover:text-ink'}`
      }
    >
      <Icon aria-hidden="true" className="size-5" />
      {label}
    </NavLink>
  );
}

function DisabledLink({ label, icon: Icon }: ShellLink) {
  return (
    <a
      href="#main"
      aria-disabled="true"
      onClick={(event) => event.preventDefault()}
      className={`${look} text-ink-2 opacity-60`}
    >
      <Icon aria-hidden="true" className="size-5" />
      {label}
    </a>
  );
}
