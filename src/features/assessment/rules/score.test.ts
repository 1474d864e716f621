import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closedAfterNext, partOf } from './breaks.ts';
import { type AnswerValue, bandOf, fits, isCorrect, readNumber, resultOf, type Solution } from './score.ts';
import { draw, randomFrom, shuffled } from './shuffle.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const optionKind = fc.record({
  kind: fc.constantFrom('one' as const, 'many' as const),
  marks: fc.array(fc.boolean(), { minLength: 2, maxLength: 5 }),
});
const part = (id: string) => ({ id, text: id, why: '' });
const someIds = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 2, maxLength: 5 });
const solutions: fc.Arbitrary<Solution> = fc.oneof(
  someIds.map((order) => ({ kind: 'order' as const, steps: order.map(part) })),
  someIds.map((chosen) => ({
    kind: 'match' as const,
    pairs: chosen.map((id, index) => ({ ...part(id), matchId: `${index}`, match: `${index}` })),
  })),
  optionKind.map(({ kind, marks }) => ({
    kind,
    options: marks.map((mark, index) => ({
      id: ids[index] ?? '',
      text: `${index}`,
      why: '',
      isCorrect: kind === 'one' ? index === 0 : mark || index === 0,
    })),
  })),
  fc.record({
    kind: fc.constant('number' as const),
    value: fc.integer({ min: -99, max: 99 }),
    tolerance: fc.integer({ min: 0, max: 5 }),
  }),
  fc.record({
    kind: fc.constant('text' as const),
    accepted: fc.array(fc.constantFrom('Earned value', 'SPI', 'ÉTÉ'), { minLength: 1, maxLength: 2 }),
  }),
);
const answers: fc.Arbitrary<AnswerValue> = fc.oneof(
  fc.constant(null),
  fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 5 }),
  fc.uniqueArray(fc.constantFrom(...ids), { minLength: 2, maxLength: 2 }),
  fc.array(
    fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom('0', '1')).map((pair) => pair.join(':')),
    { maxLength: 3 },
  ),
  fc.integer({ min: -110, max: 110 }).map(String),
  fc.constantFrom('earned  VALUE ', ' spi', 'cpi', '', 'été', 'x1'),
);

/** The same rules implemented another way: with sorted lists, whole numbers and a table of spellings. */
function oracle(solution: Solution, answer: AnswerValue): boolean {
  if (answer === null) return false;
  if ('options' in solution) {
    const right = solution.options.flatMap((option) => (option.isCorrect ? [option.id] : []));
    return Array.isArray(answer) && [...answer].sort().join() === right.sort().join();
  }
  if (solution.kind === 'order')
    return (
      Array.isArray(answer) &&
      answer.length === solution.steps.length &&
      solution.steps.every((step, place) => answer.indexOf(step.id) === place)
    );
  if (solution.kind === 'match') {
    const wanted = solution.pairs.map(({ id, matchId }) => `${id}:${matchId}`).sort();
    return Array.isArray(answer) && JSON.stringify([...answer].sort()) === JSON.stringify(wanted);
  }
  if (Array.isArray(answer)) return false;
  if (solution.kind === 'number') {
    const { value, tolerance } = solution;
    const allowed = Array.from({ length: 2 * tolerance + 1 }, (_, step) => value - tolerance + step);
    return allowed.map(String).includes(answer);
  }
  const spellings: Record<string, string> = { 'earned  VALUE ': 'Earned value', ' spi': 'SPI', été: 'ÉTÉ' };
  return solution.accepted.includes(spellings[answer] ?? 'none');
}

/** The full count takes longer: `ORACLE_RUNS=20000 npx vitest run rules/score.test`. */
const runs = Number(process.env.ORACLE_RUNS ?? 2_000);

test(`${runs} random attempts get the same scores from an independent oracle`, () => {
  const question = fc.record({
    solution: solutions,
    answer: answers,
    points: fc.integer({ min: 1, max: 10 }),
    domain: fc.constantFrom('People', 'Process', 'Business'),
  });
  fc.assert(
    fc.property(fc.array(question, { maxLength: 6 }), fc.integer({ min: 1, max: 100 }), (asked, pass) => {
      const marks = asked.map(({ solution, answer, points, domain }) => ({
        domain,
        points: isCorrect(solution, answer) ? points : 0,
        of: points,
      }));
      let [sum, most] = [0, 0];
      for (const { solution, answer, points } of asked) {
        sum += oracle(solution, answer) ? points : 0;
        most += points;
      }
      const result = resultOf(marks, pass);
      expect(result).toMatchObject({
        points: sum,
        maxPoints: most,
        isPassed: sum / (most || 1) >= pass / 100 || most === 0,
      });
      expect(result.domains.reduce((total, { questions }) => total + questions, 0)).toBe(asked.length);
    }),
    { numRuns: runs },
  );
});

test.each([
  ['12', 12],
  ['-1.5', -1.5],
  ['−3', -3],
  ['.5', 0.5],
  ['1e3', null],
  ['0x10', null],
  ['1,5', 1.5],
  ['−0,125', -0.125],
  ['1500,25', 1500.25],
  ['1,500', null],
  ['1,5,2', null],
  ['1,500.5', null],
  ['', null],
  ['Infinity', null],
])('reads “%s” as %s', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

test('a decimal fraction at the edge of the tolerance is correct', () => {
  expect(isCorrect({ kind: 'number', value: 0.2, tolerance: 0.1 }, '0.3')).toBe(true);
  expect(isCorrect({ kind: 'number', value: 0.2, tolerance: 0.1 }, '0.301')).toBe(false);
});

test('an answer fits only a question of its type, with its own options, each once', () => {
  const option = (id: string) => ({ id, text: id, why: '', isCorrect: id === 'a' });
  const one: Solution = { kind: 'one', options: [option('a'), option('b')] };
  expect(fits(one, ['a'])).toBe(true);
  expect(fits(one, null)).toBe(true);
  for (const value of [['a', 'b'], ['a', 'a'], ['z'], 'a'])
    expect(fits(one, value), String(value)).toBe(false);
  expect(fits({ ...one, kind: 'many' }, ['a', 'b'])).toBe(true);
  const order: Solution = { kind: 'order', steps: ['a', 'b', 'c'].map(part) };
  expect(fits(order, ['c', 'a', 'b'])).toBe(true);
  for (const value of [['a', 'b'], ['a', 'b', 'b'], ['a', 'b', 'z'], 'a'])
    expect(fits(order, value), String(value)).toBe(false);
  const pairs = ['a', 'b'].map((id) => ({ ...part(id), matchId: `${id}1`, match: id }));
  const match: Solution = { kind: 'match', pairs };
  expect(fits(match, ['a:b1'])).toBe(true);
  for (const value of [['a:a1', 'a:b1'], ['a'], ['a:z'], ['z:a1'], ['a:a1:x'], 'a:a1'])
    expect(fits(match, value), String(value)).toBe(false);
  expect(fits({ kind: 'text', accepted: ['a'] }, ['a'])).toBe(false);
});

test('a seed always draws the same questions, as many of each domain as asked', () => {
  const pool = Array.from({ length: 30 }, (_, id) => ({ id, domain: id % 3 === 0 ? 'People' : 'Process' }));
  const drawn = draw(pool, { People: 4, Process: 6 }, randomFrom(7));
  expect(draw(pool, { People: 4, Process: 6 }, randomFrom(7))).toEqual(drawn);
  expect(drawn.filter(({ domain }) => domain === 'People')).toHaveLength(4);
  expect(new Set(drawn.map(({ id }) => id)).size).toBe(10);
  expect(shuffled(pool, randomFrom(1)).sort((a, b) => a.id - b.id)).toEqual(pool);
});

test.each([
  [100, 70, 'Above target'],
  [85, 70, 'Above target'],
  [84, 70, 'Target'],
  [70, null, 'Target'],
  [69, null, 'Below target'],
  [50, 70, 'Below target'],
  [49, 70, 'Needs improvement'],
  [100, 100, 'Above target'],
])('%s%% with a pass mark of %s is in the band “%s”', (percent, pass, band) => {
  expect(bandOf(percent, pass)).toBe(band);
});

test('breaks divide any number of questions into parts of nearly the same length', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 3 }), (questions, breaks) => {
      const parts = Array.from({ length: questions }, (_, position) => partOf(position, questions, breaks));
      expect(parts).toEqual(parts.toSorted((one, other) => one - other));
      for (let taken = 0; taken < breaks; taken += 1)
        expect(closedAfterNext({ breaks, breaksTaken: taken }, questions)).toBe(
          parts.filter((part) => part <= taken).length,
        );
      const sizes = Array.from(
        { length: breaks + 1 },
        (_, part) => parts.filter((one) => one === part).length,
      );
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});
