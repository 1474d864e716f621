import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useEffect, useId, useState } from 'react';
import { cx } from '../cx.ts';
import { applyTheme, readTheme, type Theme, themeCookie } from './theme.ts';

const choices = [
  { theme: 'system', label: 'System setting', Icon: Monitor },
  { theme: 'light', label: 'Light', Icon: Sun },
  { theme: 'dark', label: 'Dark', Icon: Moon },
] as const;

/** System, light or dark. The server does not know the choice: visitors with different themes share a page. */
export function ThemeToggle({ className }: { className?: string }) {
  const [chosen, setChosen] = useState<Theme>('system');
  const name = useId();
  useEffect(() => setChosen(readTheme(document.cookie)), []);
  function choose(next: Theme) {
    setChosen(next);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = themeCookie(next);
    applyTheme();
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
