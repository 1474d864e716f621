import { expect, test } from 'vitest';
import { piecesOf } from './inline-text.ts';

test('links and the support address are extracted from a sentence, the rest stays unchanged', () => {
  expect(piecesOf('See the [Privacy policy](/privacy), or ask {support}.', 'help@example.com')).toEqual([
    { text: 'See the ' },
    { text: 'Privacy policy', href: '/privacy' },
    { text: ', or ask ' },
    { text: 'help@example.com', href: 'mailto:help@example.com' },
    { text: '.' },
  ]);
});

test('brackets without a link are text', () => {
  expect(piecesOf('A [note] (not a link)', 'x')).toEqual([{ text: 'A [note] (not a link)' }]);
});
