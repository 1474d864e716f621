import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnStops, placeStops } from './rail-stops.ts';

const stops = fc.array(fc.record({ length: fc.integer({ min: 1, max: 50 }), isDone: fc.boolean() }));

test('a stop is filled exactly when it is done, and the first of the others is current', () => {
  fc.assert(
    fc.property(stops, (stopList) => {
      const placed = placeStops(stopList);
      expect(placed.map(({ state }) => state === 'done')).toEqual(stopList.map(({ isDone }) => isDone));
      const open = placed.filter(({ state }) => state !== 'done').map(({ state }) => state);
      expect(open).toEqual(open.map((_, index) => (index === 0 ? 'current' : 'ahead')));
    }),
  );
});

test('stops are in order, and the last is at the end', () => {
  fc.assert(
    fc.property(stops, (stopList) => {
      const places = placeStops(stopList).map(({ at }) => at);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      if (places.length > 0) expect(places.at(-1)).toBeCloseTo(100);
    }),
  );
});

test('nothing is filled at the start', () => {
  const start = Array.from({ length: 5 }, () => ({ length: 1, isDone: false }));
  expect(placeStops(start).map(({ state }) => state)).toEqual([
    'current',
    'ahead',
    'ahead',
    'ahead',
    'ahead',
  ]);
});

test('of too many stops to stay apart, only the current one is drawn', () => {
  const sections = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ length: 1, isDone: at < 6 }));
  expect(drawnStops(sections(60))).toEqual(placeStops(sections(60)));
  expect(drawnStops(sections(80))).toEqual([{ at: (7 / 80) * 100, state: 'current' }]);
  expect(drawnStops(sections(80).map((stop) => ({ ...stop, isDone: true })))).toEqual([]);
});
