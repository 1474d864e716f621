import { expect, it } from 'vitest';
import { readTheme, themeCookie } from './theme.ts';

it('reads the chosen theme from among other cookies', () => {
  expect(readTheme('a=1; theme=dark; b=2')).toBe('dark');
  expect(readTheme('theme=light')).toBe('light');
});

it('follows the system if no choice, or an unknown one, is stored', () => {
  expect(readTheme(null)).toBe('system');
  expect(readTheme('')).toBe('system');
  expect(readTheme('theme=purple')).toBe('system');
  expect(readTheme('mytheme=dark')).toBe('system');
});

it('stores a choice for a year, and deletes it when the system’s theme is chosen', () => {
  expect(themeCookie('dark')).toBe('theme=dark; path=/; max-age=31536000; samesite=lax');
  expect(themeCookie('system')).toContain('max-age=0');
});
