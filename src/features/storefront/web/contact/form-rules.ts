import {
  isPlainLine,
  isPlainText,
  isPublicAddress,
  isVisible,
  lineWithoutControls,
  plainLineSentence,
  plainTextSentence,
  withoutControls,
} from '../../../../contract/text/input/text-rules.ts';
import { tooLongSentence } from '../../../../contract/text/wording.ts';

/** A form's rules for one field: a single line by default. Without `missing` the field may stay empty. */
type FieldRule = { missing?: string; max: number; kind?: 'email' | 'text' };
export type FormRules = Record<string, FieldRule>;

export const contactRules: FormRules = {
  name: { missing: 'Please enter your name.', max: 100 },
  email: { missing: 'Please enter your email.', max: 254, kind: 'email' },
  subject: { missing: 'Please choose a subject.', max: 100 },
  message: { missing: 'Please enter a message.', max: 5000, kind: 'text' },
};

/** Together, the longest values stay under the email service's 50 kB, whatever script they are written in. */
export const applicationRules: FormRules = {
  name: { missing: 'Please enter your name.', max: 100 },
  email: { missing: 'Please enter your email.', max: 254, kind: 'email' },
  background: { missing: 'Please tell us about your background.', max: 4000, kind: 'text' },
  topics: { missing: 'Please tell us what you would teach.', max: 4000, kind: 'text' },
  links: { max: 1000 },
  instructorAgreement: { missing: 'Please agree to the Instructor Terms and Conditions.', max: 10 },
};

/**
 * The values of the contact form or the application, by rule name, trimmed and without stray control characters; a
 * missing field is empty.
 */
export function valuesOf(rules: FormRules, form: FormData): Record<string, string> {
  const values = Object.entries(rules).map(([name, { kind }]) => {
    const clean = kind === 'text' ? withoutControls : lineWithoutControls;
    return [name, clean(String(form.get(name) ?? '')).trim()];
  });
  return Object.fromEntries(values);
}

/** One sentence for each invalid field; empty when all are valid. */
export function faultsOf(rules: FormRules, values: Record<string, string>): Record<string, string> {
  const found = Object.entries(rules).map(
    ([name, rule]) => [name, faultOf(rule, values[name] ?? '')] as const,
  );
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function faultOf({ missing, max, kind }: FieldRule, value: string): string | undefined {
  if (!value || (missing && !isVisible(value))) return missing;
  if (value.length > max) return tooLongSentence(max);
  if (kind === 'email') return isPublicAddress(value) ? undefined : 'Please enter a valid email.';
  if (kind === 'text') return isPlainText(value) ? undefined : plainTextSentence;
  return isPlainLine(value) ? undefined : plainLineSentence;
}
