import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zipPieces, zippedEnd } from './zipped-page.ts';

const nonceOf = fc.string({ unit: fc.constantFrom(...'abcdefgh0123+/='), minLength: 24, maxLength: 24 });
const pieceOf = fc
  .array(fc.constantFrom('<link rel="modulepreload" nonce="', '">', 'A page of words. ', 'é✓', 'abc'), {
    maxLength: 400,
  })
  .map((words) => Buffer.from(words.join('')));

test('a page unfolds to itself with whatever nonce is put between its pieces', () => {
  fc.assert(
    fc.property(fc.array(pieceOf, { minLength: 1, maxLength: 12 }), nonceOf, (pieces, nonce) => {
      const zipped = zipPieces(pieces, nonce.length);
      const sent = zipped.flatMap((piece, position) =>
        position > 0 ? [Buffer.from(nonce), piece] : [piece],
      );
      const page = gunzipSync(Buffer.concat([...sent, zippedEnd(pieces, nonce)])).toString();
      expect(page).toBe(pieces.map(String).join(nonce));
    }),
    { numRuns: 200 },
  );
});
