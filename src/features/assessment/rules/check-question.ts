import { assessmentLimits as limits, type QuestionKind } from '../limits.ts';
import { normalised } from './score.ts';

type Draft = {
  kind: QuestionKind;
  options: { text: string; isCorrect: boolean }[];
  value?: number | undefined;
  accepted: string[];
  lectureId?: string | null | undefined;
  second?: number | null | undefined;
};

/** What is wrong with a question, as pairs of a field and a sentence. */
export function refuseQuestion(draft: Draft): [field: string, sentence: string][] {
  return [...refuseSolution(draft), ...refusePlace(draft)];
}

function refusePlace({ lectureId, second }: Draft): [string, string][] {
  const lacksLecture = !lectureId && second !== null && second !== undefined;
  return lacksLecture ? [['lectureId', 'Please choose the lecture of this second.']] : [];
}

function refuseSolution({ kind, options, value, accepted }: Draft): [string, string][] {
  if (kind === 'number') return value === undefined ? [['value', 'Please enter the correct number.']] : [];
  if (kind === 'text') return refuseAccepted(accepted);
  const sentence = refuseOptions(kind, options);
  return sentence ? [['options', sentence]] : [];
}

function refuseAccepted(accepted: string[]): [string, string][] {
  if (accepted.length === 0 || accepted.some((text) => normalised(text) === ''))
    return [['accepted', 'Please enter at least one accepted answer.']];
  if (accepted.length > limits.accepted)
    return [['accepted', `Please enter at most ${limits.accepted} accepted answers.`]];
  return [];
}

function refuseOptions(kind: 'one' | 'many', options: Draft['options']): string | null {
  const { minOptions, maxOptions } = limits;
  if (options.length < minOptions || options.length > maxOptions)
    return `Please write ${minOptions} to ${maxOptions} options.`;
  if (new Set(options.map(({ text }) => normalised(text))).size !== options.length)
    return 'Two options are the same. Please change one.';
  const correct = options.filter(({ isCorrect }) => isCorrect).length;
  if (correct === 0) return 'Please mark what is correct.';
  if (kind === 'one' && correct > 1) return 'Please mark exactly one option as correct.';
  return null;
}
