import mark from '../../../ui/theme/favicon.svg?raw';
import type { Theme } from '../../../ui/theme/theme.ts';

/** Has the same colours as `ui/theme/tokens.css`. */
const style = `
:root { color-scheme: light dark; }
[data-theme="light"] { color-scheme: light; }
[data-theme="dark"] { color-scheme: dark; }
body {
  margin: 0; padding: clamp(1rem, 4vw, 2rem); font: 1.0625rem/1.5 "Source Sans 3", system-ui, sans-serif;
  background: light-dark(oklch(0.985 0.004 165), oklch(0.19 0.02 175));
  color: light-dark(oklch(0.22 0.03 175), oklch(0.95 0.008 165));
}
main { max-width: 40rem; margin: 12vh auto 0; }
header {
  display: flex; gap: 0.625rem; align-items: center; margin-bottom: 2rem;
  font: 700 1.25rem "Overpass", "Source Sans 3", system-ui, sans-serif;
}
header svg { display: block; width: 2.25rem; }
h1 { margin: 0 0 0.75rem; font: 700 2rem/1.2 "Overpass", "Source Sans 3", system-ui, sans-serif; }
p { margin: 0 0 1.5rem; color: light-dark(oklch(0.43 0.03 175), oklch(0.77 0.018 165)); }
a {
  display: inline-block; padding: 0.625rem 1.25rem; border-radius: 0.5rem; font-weight: 600; text-decoration: none;
  background: light-dark(oklch(0.45 0.1 160), oklch(0.8 0.14 160));
  color: light-dark(oklch(1 0 0), oklch(0.19 0.03 170));
}
a:hover { background: light-dark(oklch(0.38 0.085 160), oklch(0.86 0.12 160)); }
a:focus-visible { outline: 3px solid light-dark(oklch(0.45 0.1 160), oklch(0.8 0.14 160)); outline-offset: 3px; }
`;

/**
 * A self-contained page, for when nothing else can be loaded: a headline, one sentence and a link that tries again.
 * @param script text of an inline script in the head; the caller allows it by its hash
 */
export function plainPage(page: {
  headline: string;
  advice: string;
  theme?: Theme;
  script?: string;
}): string {
  const { headline, advice, theme = 'system', script } = page;
  return `<!DOCTYPE html>
<html lang="en-GB"${theme === 'system' ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${headline}</title>
${script ? `<script>${script}</script>\n` : ''}<style>${style}</style>
</head>
<body>
<main>
<header><span aria-hidden="true">${mark}</span>Milepost</header>
<h1>${headline}</h1>
<p>${advice}</p>
<a href="">Try Again</a>
</main>
</body>
</html>
`;
}
