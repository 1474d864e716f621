export type Option = { id: string; text: string; why: string; isCorrect: boolean };

/** What is correct, by the kind of question. */
export type Solution =
  | { kind: 'one' | 'many'; options: Option[] }
  | { kind: 'number'; value: number; tolerance: number }
  | { kind: 'text'; accepted: string[] };

/** What a learner answered: the ids of options, or what they typed. Null is no answer. */
export type AnswerValue = string[] | string | null;

/** Whether an answer is correct. For several options it must name every correct one and no other. */
export function isCorrect(solution: Solution, answer: AnswerValue): boolean {
  if (answer === null) return false;
  if ('options' in solution) return Array.isArray(answer) && picksExactly(solution.options, answer);
  if (Array.isArray(answer)) return false;
  if (solution.kind === 'text') {
    const given = normalised(answer);
    return given !== '' && solution.accepted.some((text) => normalised(text) === given);
  }
  const given = readNumber(answer);
  return given !== null && isWithin(given, solution.value, solution.tolerance);
}

function picksExactly(options: Option[], picked: string[]): boolean {
  const chosen = new Set(picked);
  return chosen.size === picked.length && matches(options, chosen);
}

function matches(options: Option[], chosen: Set<string>): boolean {
  const correct = options.filter((option) => option.isCorrect);
  return correct.length === chosen.size && correct.every(({ id }) => chosen.has(id));
}

/** Decimal fractions are inexact: 0.3 is within 0.1 of 0.2. */
const isWithin = (given: number, value: number, tolerance: number): boolean =>
  Math.abs(given - value) - tolerance <= 1e-9 * Math.max(1, Math.abs(value));

/** Ignores case, accents' encoding and white space around and between words. */
export const normalised = (text: string): string =>
  text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');

/** A number as typed, such as “-1.5”; null for anything else. */
export function readNumber(typed: string): number | null {
  const text = typed.trim().replace('−', '-');
  return /^[+-]?(\d{1,12}(\.\d{0,6})?|\.\d{1,6})$/.test(text) ? Number(text) : null;
}

/** Whether a value is an answer to this question at all: the right type, its own options, none twice. */
export function fits(solution: Solution, value: AnswerValue): boolean {
  if (value === null) return true;
  if (!('options' in solution)) return typeof value === 'string';
  if (!Array.isArray(value) || new Set(value).size !== value.length) return false;
  if (solution.kind === 'one' && value.length > 1) return false;
  return value.every((id) => solution.options.some((option) => option.id === id));
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
