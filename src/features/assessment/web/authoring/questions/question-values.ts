import { inFull, plainNumber } from '../../../../../contract/money/plain-number.ts';
import { complete, oneOf, text, typedNumber } from '../../../../../lib/form/reading/form-fields.ts';
import type { BankQuestion } from '../../../bank/contract.ts';
import { assessmentLimits, type QuestionKind, questionKinds } from '../../../rules/limits.ts';

export const kindLabels: Record<QuestionKind, string> = {
  one: 'One correct option',
  many: 'Several correct options',
  order: 'Put in order',
  match: 'Match',
  number: 'Number',
  text: 'Text',
};

/** The kind named in a URL; `one` for anything else. */
export const kindIn = (value: string | null): QuestionKind =>
  questionKinds.find((kind) => kind === value) ?? 'one';

export const optionRows = Array.from({ length: assessmentLimits.maxOptions }, (_, index) => index);

/** The values of the question form as the API expects them. Empty options are left out. */
export function questionValues(form: FormData) {
  complete(form, ['explanation', 'topic', 'difficulty', 'points', 'lectureId', 'second']);
  const kind = oneOf(form, 'kind', questionKinds);
  const lectureId = text(form, 'lectureId');
  return {
    kind,
    stem: text(form, 'stem'),
    options: kind === 'number' || kind === 'text' ? [] : optionsIn(form, kind),
    value: typedNumber(form, 'value'),
    tolerance: typedNumber(form, 'tolerance') ?? 0,
    accepted: text(form, 'accepted')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    explanation: text(form, 'explanation'),
    domain: text(form, 'domain'),
    topic: text(form, 'topic'),
    difficulty: typedNumber(form, 'difficulty') ?? 3,
    points: typedNumber(form, 'points') ?? 1,
    lectureId: lectureId || null,
    second: secondIn(text(form, 'second'), Boolean(lectureId)),
    revision: text(form, 'revision') || undefined,
  };
}

const optionsIn = (form: FormData, kind: QuestionKind) =>
  optionRows.flatMap((index) => {
    const option = text(form, `option-${index}`).trim();
    if (!option) return [];
    const isCorrect = kind === 'one' ? text(form, 'correct') === String(index) : form.has(`correct-${index}`);
    const match = kind === 'match' ? text(form, `match-${index}`) : '';
    return [{ text: option, why: text(form, `why-${index}`), isCorrect, match }];
  });

/**
 * The seconds of a typed time such as 1:30 or 90. If empty: the lecture's start, or null without a lecture. Any other
 * text is returned unchanged, so that the API refuses it: JSON would turn NaN into null.
 */
export function secondIn(typed: string, hasLecture: boolean): number | null {
  const time = typed.trim();
  if (time === '') return hasLecture ? 0 : null;
  const seconds = time.split(':').reduce((sum, part) => sum * 60 + plainNumber(part), 0);
  return Number.isFinite(seconds) ? seconds : (typed as unknown as number);
}

/** The values of a form to void a question: the reason, and the revision that was shown. */
export const voidingIn = (form: FormData) => ({
  reason: text(form, 'reason'),
  revision: text(form, 'revision') || undefined,
});

/** The newest report that was shown when reports were resolved. */
export const resolvingIn = (form: FormData) => ({ until: text(form, 'until') || undefined });

/** The initial values of a question's form. */
export function startValues(question: BankQuestion | null): Record<string, string> {
  if (!question) return { difficulty: '3', points: '1', tolerance: '0' };
  const { options, value, tolerance, accepted, lecture } = question;
  return {
    stem: question.stem,
    explanation: question.explanation,
    domain: question.domain,
    topic: question.topic,
    difficulty: String(question.difficulty),
    points: String(question.points),
    value: value === null ? '' : inFull(value),
    tolerance: inFull(tolerance ?? 0),
    accepted: accepted.join('\n'),
    lectureId: lecture?._id ?? '',
    second: lecture?.second ? String(lecture.second) : '',
    ...Object.fromEntries(
      options.flatMap((option, index) => [
        [`option-${index}`, option.text],
        [`why-${index}`, option.why],
        [`match-${index}`, option.match],
        ...(option.isCorrect
          ? [
              [`correct-${index}`, 'on'],
              ['correct', String(index)],
            ]
          : []),
      ]),
    ),
  };
}
