import { expect, it } from 'vitest';
import { rovingIndex } from './roving.ts';

it('moves in its own direction and wraps at the ends', () => {
  expect(rovingIndex('ArrowRight', 2, 3, 'row')).toBe(0);
  expect(rovingIndex('ArrowLeft', 0, 3, 'row')).toBe(2);
  expect(rovingIndex('ArrowDown', 0, 3, 'column')).toBe(1);
  expect(rovingIndex('ArrowUp', -1, 3, 'column')).toBe(2);
});

it('jumps to the ends', () => {
  expect(rovingIndex('Home', 2, 3, 'row')).toBe(0);
  expect(rovingIndex('End', 0, 3, 'column')).toBe(2);
});

it('leaves other keys alone', () => {
  expect(rovingIndex('ArrowDown', 0, 3, 'row')).toBeUndefined();
  expect(rovingIndex('Tab', 0, 3, 'column')).toBeUndefined();
  expect(rovingIndex('End', 0, 0, 'row')).toBeUndefined();
});
