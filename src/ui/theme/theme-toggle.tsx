import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useId, useSyncExternalStore } from 'react';
import { onThemeChange } from './shown-theme.ts';
import { applyTheme, readTheme, type Theme, themeCookie } from './theme.ts';

const choices = [
  { theme: 'system', label: 'System setting', Icon: Monitor },
  { theme: 'light', label: 'Light', Icon: Sun },
  { theme: 'dark', label: 'Dark', Icon: Moon },
] as const;

const chosenTheme = (): Theme => readTheme(document.cookie);

function choose(theme: Theme): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = themeCookie(theme);
  applyTheme();
}

/**
 * System, light or dark; all toggles of a page agree. The server does not know the choice: visitors with different
 * themes share a page.
 */
export function ThemeToggle() {
  const chosen = useSyncExternalStore(onThemeChange, chosenTheme, () => 'system');
  const name = useId();
  return (
    <fieldset className="theme-toggle needs-js">
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
