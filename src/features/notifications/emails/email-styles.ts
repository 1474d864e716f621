/** The colours of an email by role. Inline styles carry the light ones, because many clients ignore style sheets. */
const light = {
  paper: '#f6faf8',
  sheet: '#ffffff',
  ink: '#1d2a26',
  second: '#4d5f58',
  hairline: '#dbe6e1',
  link: '#0b5f3f',
  button: '#0b5f3f',
  onButton: '#ffffff',
} as const;

const dark: typeof light | Record<keyof typeof light, string> = {
  paper: '#0e1613',
  sheet: '#17231f',
  ink: '#ecf3ef',
  second: '#b3c4bc',
  hairline: '#33463e',
  link: '#5bdc9f',
  button: '#5bdc9f',
  onButton: '#0d2a21',
};

/** The band behind the logo: the background of the logo's image, the same in both themes. */
export const band = '#0d2a21';
export const amber = '#e0a100';
export const sans = "'Source Sans 3', 'Helvetica Neue', Arial, sans-serif";
export const colour = light;

/** The rules of the classes that give elements their dark colours. */
const rules = {
  'e-paper': `background-color: ${dark.paper} !important`,
  'e-sheet': `background-color: ${dark.sheet} !important; border-color: ${dark.hairline} !important`,
  'e-ink': `color: ${dark.ink} !important`,
  'e-second': `color: ${dark.second} !important`,
  'e-line': `border-color: ${dark.hairline} !important`,
  'e-link': `color: ${dark.link} !important`,
  'e-button': `background-color: ${dark.button} !important; color: ${dark.onButton} !important`,
};

/** The style sheet of every email: dark colours, and less padding on phones. */
export const styleSheet = [
  ':root { color-scheme: light dark; supported-color-schemes: light dark; }',
  '@media (prefers-color-scheme: dark) {',
  ...Object.entries(rules).map(([name, rule]) => `.${name} { ${rule}; }`),
  `.e-text a { color: ${dark.link} !important; }`,
  '}',
  `.e-text a { color: ${light.link}; }`,
  '@media (max-width: 480px) {',
  '.e-frame { padding: 0 !important; }',
  '.e-pad { padding-left: 20px !important; padding-right: 20px !important; }',
  '}',
].join('\n');
