import { expect, test } from 'vitest';
import { freeTop, heightOfStack, tallestGap } from './toast-place.ts';

const stack = { height: 80, left: 12, right: 363 };
const close = { top: 20, bottom: 60, left: 320, right: 360 };
const foot = { top: 740, bottom: 790, left: 16, right: 359 };

test('with no obstacles the stack is at the top', () => {
  expect(freeTop(stack, [], 812)).toBe(16);
});

test('the stack goes below a button in the way, and no further', () => {
  expect(freeTop(stack, [close, foot], 812)).toBe(64);
});

test('the stack leaves a header free, and goes below a button in the way', () => {
  expect(freeTop(stack, [], 812, 76)).toBe(76);
  expect(freeTop(stack, [{ ...close, top: 100, bottom: 140 }], 812, 76)).toBe(140);
});

test('an element next to the stack is not in the way', () => {
  expect(freeTop({ ...stack, left: 900, right: 1256 }, [close, foot], 812)).toBe(16);
});

test('when everything is occupied there is no position for the stack', () => {
  expect(freeTop(stack, [{ top: 0, bottom: 812, left: 0, right: 375 }], 812)).toBeUndefined();
  expect(freeTop({ ...stack, height: 800 }, [], 812)).toBeUndefined();
});

test('a toast of one line fits between buttons that a longer one would cover', () => {
  const tabs = { top: 66, bottom: 106, left: 16, right: 359 };
  const sections = { top: 123, bottom: 406, left: 16, right: 359 };
  const checklist = { top: 490, bottom: 526, left: 16, right: 359 };
  const placed = (heights: number[]) =>
    freeTop({ ...stack, height: heightOfStack(heights) }, [close, tabs, sections, checklist], 640);
  expect(placed([53])).toBe(408);
  expect(placed([97])).toBeUndefined();
});

test('a stack whose toasts cannot be measured yet counts as one toast with a description', () => {
  expect(heightOfStack([])).toBe(88);
  expect(heightOfStack([0])).toBe(88);
  expect(heightOfStack([97, 53])).toBe(178);
});

test('the tallest gap is bounded only by obstacles in the way of the stack', () => {
  expect(tallestGap(stack, [close, foot], 812)).toEqual({ top: 68, height: 664 });
  expect(tallestGap({ ...stack, left: 900, right: 1256 }, [close, foot], 812)).toEqual({
    top: 16,
    height: 788,
  });
});
