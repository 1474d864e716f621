import { describe, expect, test } from 'vitest';
import { numbers } from '../../../../test/factories/media/mp4-boxes.ts';
import { readBoxHead } from './boxes.ts';

describe('a box header', () => {
  const head = (...values: number[]) =>
    Buffer.concat([numbers(values[0] ?? 0), Buffer.from('free'), numbers(...values.slice(1))]);

  test('has a 32-bit or 64-bit size, or fills the rest', () => {
    expect(readBoxHead(head(8), 8)).toEqual({ type: 'free', header: 8, size: 8 });
    expect(readBoxHead(head(1, 0, 16), 16)).toEqual({ type: 'free', header: 16, size: 16 });
    expect(readBoxHead(head(1, 1, 16), 2 ** 33).size).toBe(2 ** 32 + 16);
    expect(readBoxHead(head(0), 77).size).toBe(77);
  });

  test.each<[string, Buffer, number]>([
    ['smaller than its header', head(7), 100],
    ['smaller than its long header', head(1, 0, 15), 100],
    ['larger than what is left', head(9), 8],
  ])('is refused when it is %s', (_what, bytes, left) => {
    expect(() => readBoxHead(bytes, left)).toThrow(RangeError);
  });
});
