import { type SocialNetwork, socialLinks } from '../about/company-in-footer.ts';

/** Links to our social networks, as icons. */
export function SocialLinks({ className }: { className?: string }) {
  return (
    <ul className={`flex flex-wrap gap-2 ${className ?? ''}`}>
      {socialLinks.map(({ network, label, href }) => (
        <li key={network}>
          <a
            href={href}
            rel="me noopener"
            title={label}
            className="btn btn-secondary btn-icon text-ink-2 hover:text-green"
          >
            <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
              <path d={signs[network]} />
            </svg>
            <span className="sr-only">Milepost on {label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const signs: Record<SocialNetwork, string> = {
  linkedin:
    'M5 3.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM3.3 9h3.4v11.5H3.3zM9.2 9h3.2v1.6c.6-1 1.8-1.9 3.6-1.9 3.4 0 4.6 2 4.6 5.4v6.4h-3.4v-5.8c0-1.8-.5-3-2.1-3s-2.5 1.2-2.5 3v5.8H9.2z',
  youtube:
    'M22 12s0-3.6-.5-5.1a2.6 2.6 0 0 0-1.8-1.8C18.2 4.7 12 4.7 12 4.7s-6.2 0-7.7.4a2.6 2.6 0 0 0-1.8 1.8C2 8.4 2 12 2 12s0 3.6.5 5.1a2.6 2.6 0 0 0 1.8 1.8c1.5.4 7.7.4 7.7.4s6.2 0 7.7-.4a2.6 2.6 0 0 0 1.8-1.8C22 15.6 22 12 22 12zM10 15.5v-7l6 3.5z',
  x: 'M3.5 4h4.7l4.3 5.9L17.6 4h2.2l-6.3 7.2L20.5 20h-4.7l-4.7-6.4L5.6 20H3.4l6.7-7.7zM6.7 5.6l9.9 12.8h1.3L8.1 5.6z',
  facebook:
    'M13.7 21v-7.7h2.7l.4-3.1h-3.1V8.3c0-.9.3-1.5 1.6-1.5h1.6V4c-.8-.1-1.6-.1-2.4-.1-2.4 0-4 1.4-4 4.1v2.2H7.8v3.1h2.7V21z',
};
