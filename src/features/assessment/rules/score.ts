export type Option = { id: string; text: string; why: string; isCorrect: boolean };
/** A step of an `order` question. */
export type Step = { id: string; text: string; why: string };
/** A line of a `match` question and what it belongs to. */
export type Pair = Step & { matchId: string; match: string };

/** The correct answer of each kind of question. */
export type Solution =
  | { kind: 'one' | 'many'; options: Option[] }
  /** In the correct order. */
  | { kind: 'order'; steps: Step[] }
  | { kind: 'match'; pairs: Pair[] }
  | { kind: 'number'; value: number; tolerance: number }
  | { kind: 'text'; accepted: string[] };

/**
 * What a learner answered: the ids of options, of all steps in order, `id:matchId` for each pair, or what they typed.
 * Null means no answer.
 */
export type AnswerValue = string[] | string | null;

/** Whether an answer is correct. For several options it must name every correct one and no other. */
export function isCorrect(solution: Solution, answer: AnswerValue): boolean {
  if (answer === null) return false;
  if (solution.kind === 'number' || solution.kind === 'text')
    return typeof answer === 'string' && isTypedCorrectly(solution, answer);
  if (!Array.isArray(answer)) return false;
  const expected = correctIn(solution);
  if (solution.kind === 'order') return answer.join() === expected.join();
  const given = new Set(answer);
  return (
    given.size === answer.length && given.size === expected.length && expected.every((id) => given.has(id))
  );
}

function isTypedCorrectly(solution: Extract<Solution, { kind: 'number' | 'text' }>, answer: string): boolean {
  if (solution.kind === 'text') {
    const given = normalised(answer);
    return given !== '' && solution.accepted.some((text) => normalised(text) === given);
  }
  const given = readNumber(answer);
  return given !== null && isWithin(given, solution.value, solution.tolerance);
}

/** The correct answer to a question whose answer is not typed; empty if it is. */
export function correctIn(solution: Solution): string[] {
  if (solution.kind === 'order') return solution.steps.map(({ id }) => id);
  if (solution.kind === 'match') return solution.pairs.map(({ id, matchId }) => pairOf(id, matchId));
  if ('options' in solution) return solution.options.flatMap((one) => (one.isCorrect ? [one.id] : []));
  return [];
}

/** A pair in an answer. */
export const pairOf = (id: string, matchId: string): string => `${id}:${matchId}`;

/** The options that a learner chooses from, arranges or matches; empty if the answer is typed. */
export function optionsOf(solution: Solution): Step[] {
  if (solution.kind === 'order') return solution.steps;
  if (solution.kind === 'match') return solution.pairs;
  return 'options' in solution ? solution.options : [];
}

/** Whether a learner can type a correct answer: numbers with at most six decimals can be typed. */
export const isTypeable = (value: number, tolerance: number): boolean =>
  isWithin(Math.round(value * 1e6) / 1e6, value, tolerance);

/** Decimal fractions are inexact: 0.3 is within 0.1 of 0.2. */
const isWithin = (given: number, value: number, tolerance: number): boolean =>
  Math.abs(given - value) - tolerance <= 1e-9 * Math.max(1, Math.abs(value));

/** A text in one case and one Unicode form, with a single space between words and none around them. */
export const normalised = (text: string): string =>
  text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');

/**
 * A number as typed, such as “-1.5” or “-1,5”; null for anything else. Many keyboards for numbers have only a comma.
 * A comma that could separate thousands, as in “1,500”, is refused.
 */
export function readNumber(typed: string): number | null {
  const trimmed = typed.trim().replace('−', '-');
  const text = /^[+-]?[1-9]\d{0,2},\d{3}$/.test(trimmed) ? trimmed : trimmed.replace(',', '.');
  return /^[+-]?(\d{1,12}(\.\d{0,6})?|\.\d{1,6})$/.test(text) ? Number(text) : null;
}

/** Whether a value is a possible answer to this question: of the right type, with its own options, each at most once. */
export function fits(solution: Solution, value: AnswerValue): boolean {
  if (value === null) return true;
  if (solution.kind === 'number' || solution.kind === 'text') return typeof value === 'string';
  if (!Array.isArray(value) || new Set(value).size !== value.length) return false;
  if (solution.kind === 'match') return fitsPairs(solution.pairs, value);
  const isKnown = value.every((id) => optionsOf(solution).some((option) => option.id === id));
  if (solution.kind === 'order') return isKnown && value.length === solution.steps.length;
  return isKnown && (solution.kind === 'many' || value.length <= 1);
}

function fitsPairs(pairs: Pair[], value: string[]): boolean {
  const given = value.map((one) => one.split(':'));
  if (new Set(given.map(([id]) => id)).size !== given.length) return false;
  return given.every(
    ([id, matchId, more]) =>
      more === undefined &&
      pairs.some((pair) => pair.id === id) &&
      pairs.some((pair) => pair.matchId === matchId),
  );
}

export type Marked = { domain: string; points: number; of: number };
export type DomainResult = Marked & { correct: number; questions: number };
export type Result = { points: number; maxPoints: number; isPassed: boolean | null; domains: DomainResult[] };

/** The result of an attempt: its points, whether they reach the pass mark (null without one), and each domain. */
export function resultOf(marks: Marked[], passPercent: number | null): Result {
  const domains = new Map<string, DomainResult>();
  for (const { domain, points, of } of marks) {
    const sum = domains.get(domain) ?? { domain, points: 0, of: 0, correct: 0, questions: 0 };
    domains.set(domain, {
      domain,
      points: sum.points + points,
      of: sum.of + of,
      correct: sum.correct + (points === of ? 1 : 0),
      questions: sum.questions + 1,
    });
  }
  const points = marks.reduce((sum, mark) => sum + mark.points, 0);
  const maxPoints = marks.reduce((sum, mark) => sum + mark.of, 0);
  const isPassed = passPercent === null ? null : points * 100 >= passPercent * maxPoints;
  return { points, maxPoints, isPassed, domains: [...domains.values()] };
}

/** A percentage rounded down, so that it never shows a pass mark that was not reached. */
export const percentOf = (points: number, of: number): number =>
  of === 0 ? 0 : Math.floor((points * 100) / of);

const bands = ['Needs improvement', 'Below target', 'Target', 'Above target'] as const;
export type Band = (typeof bands)[number];

/** How a domain's percentage compares with the pass mark, or with 70 without one. */
export function bandOf(percent: number, passPercent: number | null): Band {
  const target = passPercent ?? 70;
  if (percent >= target + (100 - target) / 2) return 'Above target';
  if (percent >= target) return 'Target';
  return percent >= target - 20 ? 'Below target' : 'Needs improvement';
}
