import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useEffect, useId, useState } from 'react';
import { cx } from '../cx.ts';
import { readTheme, type Theme, themeCookie } from './theme.ts';

const choices = [
  { theme: 'system', label: 'Same as the system', Icon: Monitor },
  { theme: 'light', label: 'Light', Icon: Sun },
  { theme: 'dark', label: 'Dark', Icon: Moon },
] as const;

/** System, light or dark. `theme` is what the server read from the cookie. */
export function ThemeToggle({ theme, className }: { theme: Theme; className?: string }) {
  const [chosen, setChosen] = useState(theme);
  const name = useId();
  // A page restored or cached with another choice in it follows the cookie.
  useEffect(() => setChosen(readTheme(document.cookie)), []);
  function choose(next: Theme) {
    setChosen(next);
    applyTheme(next);
  }
  return (
    <fieldset className={cx('theme-toggle needs-js', className)}>
      <legend className="sr-only">Theme</legend>
      {choices.map(({ theme: value, label, Icon }) => (
        <label key={value} title={label}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => choose(value)}
          />
          <Icon aria-hidden="true" />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

function applyTheme(theme: Theme): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = themeCookie(theme);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
