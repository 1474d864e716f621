export type Theme = 'system' | 'light' | 'dark';

const yearInSeconds = 31_536_000;

/** The theme chosen by the reader, from a `Cookie` header; `system` when there is none or it is unknown. */
export function readTheme(cookieHeader: string | null | undefined): Theme {
  const value = /(?:^|;\s*)theme=([^;]*)/.exec(cookieHeader ?? '')?.[1];
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** The `document.cookie` assignment that stores a choice for a year; `system` deletes it. */
export function themeCookie(theme: Theme): string {
  const life = theme === 'system' ? 0 : yearInSeconds;
  return `theme=${theme}; path=/; max-age=${life}; samesite=lax`;
}

/** Applies the chosen theme to a document that the server rendered without one. */
export function applyTheme(): void {
  const theme = readTheme(document.cookie);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Does what `applyTheme` does, before the first paint: the text of an inline script in the head of every page. */
export const themeScript =
  '(([, theme] = []) => { if (theme) document.documentElement.dataset.theme = theme; })(/(?:^|;\\s*)theme=(light|dark)/.exec(document.cookie) ?? [])';
