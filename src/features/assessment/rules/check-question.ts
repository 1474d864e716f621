import { assessmentLimits as limits, type QuestionKind } from './limits.ts';
import { isTypeable, normalised } from './score.ts';

type Draft = {
  kind: QuestionKind;
  options: { text: string; isCorrect: boolean; match: string }[];
  value?: number | undefined;
  tolerance: number;
  accepted: string[];
  lectureId?: string | null | undefined;
  second?: number | null | undefined;
};

/** The errors in a question, as pairs of a field and a sentence. */
export function refuseQuestion(draft: Draft): [field: string, sentence: string][] {
  return [...refuseSolution(draft), ...refusePlace(draft)];
}

function refusePlace({ lectureId, second }: Draft): [string, string][] {
  const lacksLecture = !lectureId && second !== null && second !== undefined;
  return lacksLecture ? [['lectureId', 'Please choose the lecture that this time belongs to.']] : [];
}

function refuseSolution({ kind, options, value, tolerance, accepted }: Draft): [string, string][] {
  if (kind === 'number') {
    const sentence = refuseNumber(value, tolerance);
    return sentence ? [['value', sentence]] : [];
  }
  if (kind === 'text') return refuseAccepted(accepted);
  const sentence = refuseOptions(kind, options);
  return sentence ? [['options', sentence]] : [];
}

function refuseNumber(value: number | undefined, tolerance: number): string | null {
  if (value === undefined) return 'Please enter the correct number.';
  if (isTypeable(value, tolerance)) return null;
  return 'Learners can type at most six decimals. Please round the number, or enter a tolerance.';
}

function refuseAccepted(accepted: string[]): [string, string][] {
  if (accepted.length === 0 || accepted.some((text) => normalised(text) === ''))
    return [['accepted', 'Please enter at least one accepted answer.']];
  if (accepted.length > limits.accepted)
    return [['accepted', `Please enter at most ${limits.accepted} accepted answers.`]];
  return [];
}

function refuseOptions(kind: 'one' | 'many' | 'order' | 'match', options: Draft['options']): string | null {
  const { minOptions, maxOptions } = limits;
  if (options.length < minOptions || options.length > maxOptions)
    return `Please write ${minOptions} to ${maxOptions} options.`;
  if (!areDifferent(options.map(({ text }) => text))) return 'Two options are the same. Please change one.';
  if (kind === 'order') return null;
  return kind === 'match' ? refuseMatches(options.map(({ match }) => match)) : refuseMarks(kind, options);
}

const areDifferent = (texts: string[]) => new Set(texts.map(normalised)).size === texts.length;

function refuseMatches(matches: string[]): string | null {
  if (matches.some((match) => normalised(match) === '')) return 'Please write what each option belongs to.';
  return areDifferent(matches) ? null : 'Two options belong to the same text. Please change one.';
}

function refuseMarks(kind: 'one' | 'many', options: Draft['options']): string | null {
  const correct = options.filter(({ isCorrect }) => isCorrect).length;
  if (correct === 0) return 'Please mark what is correct.';
  if (kind === 'one' && correct > 1) return 'Please mark exactly one option as correct.';
  return null;
}
