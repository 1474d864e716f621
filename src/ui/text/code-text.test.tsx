import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodeText } from './code-text.tsx';

test.each([
  ['409 with a `reason` when it is not paid', '409 with a <code>reason</code> when it is not paid'],
  ['`a` and `b`', '<code>a</code> and <code>b</code>'],
  ['an odd ` stays', 'an odd ` stays'],
  ['no code', 'no code'],
])('%s', (text, markup) => {
  expect(renderToStaticMarkup(<CodeText text={text} />)).toBe(markup);
});
