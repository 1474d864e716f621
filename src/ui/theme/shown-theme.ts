import { useSyncExternalStore } from 'react';

/** The theme currently shown: the chosen one, else the system's preference. */
export function useShownTheme(): 'light' | 'dark' {
  return useSyncExternalStore(onThemeChange, shownTheme, () => 'light');
}

function shownTheme(): 'light' | 'dark' {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Calls back when the choice or the system's preference changes. */
export function onThemeChange(changed: () => void): () => void {
  const preference = matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(changed);
  preference.addEventListener('change', changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    preference.removeEventListener('change', changed);
    observer.disconnect();
  };
}
