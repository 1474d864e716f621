import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocalTime } from './local-time.tsx';

const iso = '2026-05-03T23:30:00.000Z';
const html = (format?: 'long' | 'short' | 'time') =>
  renderToStaticMarkup(<LocalTime iso={iso} format={format} />);

test.each([
  [undefined, '3 May 2026'],
  ['short', '3 May 2026'],
  ['time', '3 May 2026, 23:30 UTC'],
] as const)(
  'the server renders a time in UTC and labels it when the time of day is shown: %s',
  (format, expected) => {
    expect(html(format)).toContain(`>${expected}</time>`);
    expect(html(format)).toContain(`dateTime="${iso}"`);
  },
);
