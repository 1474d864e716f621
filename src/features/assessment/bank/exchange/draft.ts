import { withoutInvisible } from '../../../../contract/text/input/cleaned-text.ts';
import { beginning } from '../../../../contract/text/markdown-rules.ts';
import type { QuestionKind } from '../../rules/limits.ts';

/** A question found in a file, before the rules of the bank have checked it. */
export type FoundDraft = {
  kind: QuestionKind;
  stem: string;
  options?: { text: string; isCorrect?: boolean; match?: string; why?: string }[];
  value?: number;
  tolerance?: number;
  accepted?: string[];
  explanation?: string;
  domain?: string;
  topic?: string;
  difficulty?: number;
  points?: number;
};

/** The result of reading a file at one line: a question, or the reason why it isn’t one. */
export type Found = { line: number; stem: string } & (
  | { draft: FoundDraft; problem?: undefined }
  | { draft?: undefined; problem: string }
);

/** Thrown when something in a file cannot be read as a question; the message says why. */
export class NotAQuestion extends Error {}

export const noPartialCredit = 'Partial credit can’t be imported: an answer is correct or not.';

/**
 * Reads one part of a file, without the invisible characters in its texts, which authors could not see to remove. A
 * `NotAQuestion` becomes the problem at that line; any other error is rethrown.
 */
export function foundAt(line: number, stem: string, read: () => FoundDraft): Found {
  try {
    const draft = clean(read());
    return { line, stem: draft.stem, draft };
  } catch (error) {
    if (!(error instanceof NotAQuestion)) throw error;
    return { line, stem: beginning(stem.trim(), 200), problem: error.message };
  }
}

/** The domain named by a Moodle category: “Risk” for `$course$/top/Risk`. */
export const domainOf = (category: string): string | undefined =>
  category
    .split('/')
    .map((part) => part.trim())
    .findLast((part) => part !== '' && !/^(\$\w+\$|top)$/i.test(part));

/** A value whose texts, at any depth, have no invisible characters. */
function clean<Value>(value: Value): Value {
  if (typeof value === 'string') return withoutInvisible(value) as Value;
  if (Array.isArray(value)) return value.map(clean) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, clean(part)])) as Value;
}
