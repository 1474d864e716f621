import { describe, expect, test } from 'vitest';
import { type Candidate, closeGap, type Need } from './close-gap.ts';

const areas = ['ways-of-working', 'power-skills', 'business-acumen'];

/** Numbers from 0 to 1 that depend only on the seed. */
function numbers(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function market(seed: number, count: number): { need: Need; courses: Candidate[] } {
  const next = numbers(seed);
  const quarter = (most: number) => Math.floor(next() * most * 4) * 25;
  const courses = Array.from({ length: count }, (_, index) => {
    const split = Object.fromEntries(areas.map((key) => [key, next() < 0.5 ? quarter(6) : 0]));
    const amount = Object.values(split).reduce((sum, part) => sum + part, 0);
    return { id: `course-${index}`, price: Math.floor(next() * 12) * 1000, amount, areas: split };
  });
  const need = {
    total: quarter(16) + 25,
    areas: Object.fromEntries(areas.map((key) => [key, next() < 0.6 ? quarter(5) : 0])),
  };
  return { need, courses };
}

/** Every set of one, two or three courses, written out. */
function bruteForce({ total, areas: wanted }: Need, courses: readonly Candidate[]) {
  const sets: Candidate[][] = [];
  for (const a of courses) sets.push([a]);
  for (const [i, a] of courses.entries()) for (const b of courses.slice(i + 1)) sets.push([a, b]);
  for (const [i, a] of courses.entries())
    for (const [j, b] of courses.slice(i + 1).entries())
      for (const c of courses.slice(i + j + 2)) sets.push([a, b, c]);
  const sum = (set: Candidate[], of: (one: Candidate) => number) =>
    set.reduce((all, one) => all + of(one), 0);
  const covering = sets.filter(
    (set) =>
      sum(set, ({ amount }) => amount) >= total &&
      Object.entries(wanted).every(([key, least]) => sum(set, (one) => one.areas[key] ?? 0) >= least),
  );
  const ranked = covering.map((set) => [
    sum(set, ({ price }) => price),
    set.length,
    -sum(set, ({ amount }) => amount),
  ]);
  return (
    ranked.sort(
      (a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0) || (a[2] ?? 0) - (b[2] ?? 0),
    )[0] ?? null
  );
}

const rankOf = (set: Candidate[] | null) =>
  set && [
    set.reduce((sum, { price }) => sum + price, 0),
    set.length,
    -set.reduce((sum, { amount }) => sum + amount, 0),
  ];

describe('closing a gap', () => {
  test('finds a set as good as a brute-force search of all sets of up to three courses', () => {
    let closed = 0;
    for (let seed = 0; seed < 400; seed++) {
      const { need, courses } = market(seed, seed % 13);
      const found = closeGap(need, courses);
      expect(rankOf(found), `seed ${seed}`).toEqual(bruteForce(need, courses));
      if (found) closed++;
    }
    expect(closed).toBeGreaterThan(100);
    expect(closed).toBeLessThan(400);
  });

  test('takes at most 50 milliseconds of processing for 60 courses', () => {
    const { need } = market(1, 0);
    for (const seed of [3, 7, 11]) {
      const { courses } = market(seed, 60);
      const before = process.cpuUsage();
      closeGap({ ...need, total: 1800 }, courses);
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1000).toBeLessThan(50);
    }
  });

  test.each([
    ['none', 6000],
    ['some', 3000],
  ])(
    'takes at most 500 milliseconds of processing for 500 courses, of which %s cover everything',
    (_, total) => {
      const next = numbers(5);
      const courses = Array.from({ length: 500 }, (_, index) => {
        const split = Object.fromEntries(areas.map((key) => [key, Math.round(next() * 16) * 25]));
        const amount = Object.values(split).reduce((sum, part) => sum + part, 0);
        return {
          id: `course-${index}`,
          price: 1000 + amount * 10 + Math.round(next() * 3000),
          amount,
          areas: split,
        };
      });
      const need = { total, areas: Object.fromEntries(areas.map((key) => [key, 800])) };
      const before = process.cpuUsage();
      closeGap(need, courses);
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1000).toBeLessThan(500);
    },
  );

  test('covers a total without areas, and finds nothing if no course helps', () => {
    const course = { id: 'a', price: 900, amount: 400, areas: { 'power-skills': 400 } };
    expect(closeGap({ total: 300, areas: {} }, [course])).toEqual([course]);
    expect(closeGap({ total: 300, areas: { 'ways-of-working': 25 } }, [course])).toBeNull();
    expect(closeGap({ total: 300, areas: {} }, [])).toBeNull();
  });
});
