import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../../../../../contract/constants.ts';
import { mostZoom, moved, openPicture, squareIn, wholeView } from './crop.ts';

const pixels = fc.integer({ min: 1, max: 10_000 });
const size = fc.record({ width: pixels, height: pixels });
const part = fc.double({ min: 0, max: 1, noNaN: true });
const view = fc.record({ zoom: fc.double({ min: 1, max: mostZoom, noNaN: true }), x: part, y: part });
const shift = fc.double({ min: -5, max: 5, noNaN: true });

test('the square starts in the middle of the image, as large as possible', () => {
  expect(squareIn({ width: 600, height: 400 }, wholeView)).toEqual({ left: 100, top: 0, side: 400 });
  expect(squareIn({ width: 300, height: 900 }, wholeView)).toEqual({ left: 0, top: 300, side: 300 });
});

test('dragging the image to the right shows its left part', () => {
  const after = moved({ width: 600, height: 400 }, wholeView, { x: 0.25, y: 0 });
  expect(squareIn({ width: 600, height: 400 }, after)).toEqual({ left: 0, top: 0, side: 400 });
});

test('the square never leaves the image, however it is dragged and zoomed', () => {
  fc.assert(
    fc.property(size, view, shift, shift, (picture, from, x, y) => {
      const { left, top, side } = squareIn(picture, moved(picture, from, { x, y }));
      const slack = 1e-6;
      expect(side).toBeGreaterThan(0);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(-slack);
      expect(left + side).toBeLessThanOrEqual(picture.width + slack);
      expect(top + side).toBeLessThanOrEqual(picture.height + slack);
    }),
  );
});

test('a photo of exactly the limit is refused, because the message says “less than”', async () => {
  const photo = { type: 'image/png', size: limits.photoBytes } as File;
  await expect(openPicture(photo)).rejects.toThrow('Image must be less than 5MB');
});
