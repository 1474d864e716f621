import type { z } from '@hono/zod-openapi';

type Issue = z.core.$ZodRawIssue;

/** Describes an invalid input in a sentence, where the schema supplies none. */
export function issueSentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `Please choose one of: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_type':
      return expected[issue.expected] ?? general;
    case 'too_small':
      return `Please ${verb(issue.origin)} at least ${amount(issue.origin, issue.minimum)}.`;
    case 'too_big':
      return `Please ${verb(issue.origin)} at most ${amount(issue.origin, issue.maximum)}.`;
    case 'invalid_format':
      return formats[issue.format] ?? general;
    case 'unrecognized_keys':
      return `There is no field named ${issue.keys.join(' or ')}.`;
    default:
      return general;
  }
}

const general = 'Please check this.';

const expected: Record<string, string> = {
  number: 'Please enter a number.',
  int: 'Please enter a whole number.',
  string: 'Please fill this in.',
  boolean: 'Must be true or false.',
  array: 'Must be a list.',
};

const formats: Record<string, string> = {
  uuid: 'This is not a valid id.',
  email: 'Please enter a valid email.',
  url: 'Please enter a valid link, starting with https://.',
};

const verb = (origin: string): string => (origin === 'array' ? 'add' : 'enter');

/** `5`, `120 characters`, `1 entry`. */
function amount(origin: string, count: number | bigint): string {
  const units = { string: ['character', 'characters'], array: ['entry', 'entries'] }[origin];
  return units ? `${count} ${count === 1 ? units[0] : units[1]}` : String(count);
}
