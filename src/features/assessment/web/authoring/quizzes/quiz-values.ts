import { counted } from '../../../../../contract/text/time/formats.ts';
import {
  asNumber,
  chosenFrom,
  type NamedField,
  ticked,
} from '../../../../../lib/form/conflicts/saved-instead.ts';
import { complete, oneOf, text, typedNumber } from '../../../../../lib/form/reading/form-fields.ts';
import type { EditedQuiz } from '../../../contract.ts';
import { feedbackTimes } from '../../../rules/limits.ts';

const domainField = 'domain:';
export const domainName = (domain: string) => `${domainField}${domain}`;

export const labels = {
  title: 'Title',
  introduction: 'Introduction',
  source: 'Questions',
  minutes: 'Minutes',
  passPercent: 'Pass mark',
  certificatePercent: 'Score for the certificate',
  maxAttempts: 'Attempts',
  coolDownHours: 'Hours between attempts',
  breaks: 'Breaks',
  breakMinutes: 'Minutes per break',
  feedback: 'Show correct answers',
  isShuffled: 'Shuffle questions and options',
  isPublished: 'Show it to learners',
} as const;

export const sources = [
  { value: 'drawn', label: 'Drawn from the bank for each attempt' },
  { value: 'fixed', label: 'Always the questions ticked below' },
];

export const feedback = [
  { value: 'immediately', label: 'After each answer, when the learner checks it' },
  { value: 'afterwards', label: 'After submitting' },
  { value: 'never', label: 'Never: only the score' },
];

/** The fields that are compared after someone else has changed the quiz, with these domains. */
export function comparedFields(domains: Iterable<string>): Record<string, NamedField> {
  const plain = Object.entries(labels).map(([name, label]): [string, NamedField] => [name, { label }]);
  const numeric = numbers.map((name): [string, NamedField] => [
    name,
    { label: labels[name], read: asNumber },
  ]);
  const drawn = [...domains].map((domain): [string, NamedField] => [
    domainName(domain),
    { label: domain, read: asNumber },
  ]);
  const chosen = (ids: string) => counted(ids ? ids.split('\n').length : 0, 'question');
  const inAnyOrder = (ids: string) => ids.split('\n').toSorted().join('\n');
  return {
    ...Object.fromEntries([...plain, ...numeric, ...drawn]),
    source: { label: labels.source, show: chosenFrom(sources) },
    question: { label: 'Chosen questions', show: chosen, read: inAnyOrder },
    feedback: { label: labels.feedback, show: chosenFrom(feedback) },
    isShuffled: { label: labels.isShuffled, show: ticked },
    isPublished: { label: labels.isPublished, show: ticked },
  };
}

const numbers = [
  'minutes',
  'breaks',
  'breakMinutes',
  'maxAttempts',
  'coolDownHours',
  'passPercent',
  'certificatePercent',
] as const;

const rules = ['introduction', ...numbers];

/** The values of the quiz form as the API expects them. */
export function quizValues(form: FormData) {
  complete(form, rules);
  const isDrawn = oneOf(form, 'source', ['drawn', 'fixed']) === 'drawn';
  return {
    title: text(form, 'title'),
    introduction: text(form, 'introduction'),
    questions: isDrawn ? [] : form.getAll('question').map(String),
    perDomain: isDrawn ? countsIn(form) : null,
    isShuffled: form.has('isShuffled'),
    minutes: typedNumber(form, 'minutes') ?? null,
    breaks: typedNumber(form, 'breaks') ?? 0,
    breakMinutes: typedNumber(form, 'breakMinutes') ?? 10,
    maxAttempts: typedNumber(form, 'maxAttempts') ?? null,
    coolDownHours: typedNumber(form, 'coolDownHours') ?? 0,
    passPercent: typedNumber(form, 'passPercent') ?? null,
    certificatePercent: typedNumber(form, 'certificatePercent') ?? null,
    feedback: oneOf(form, 'feedback', feedbackTimes),
    isPublished: form.has('isPublished'),
    revision: text(form, 'revision') || undefined,
  };
}

function countsIn(form: FormData): Record<string, number> {
  const counts = [...form.keys()]
    .filter((name) => name.startsWith(domainField))
    .map((name): [string, number] => [name.slice(domainField.length), typedNumber(form, name) ?? 0])
    .filter(([, count]) => count !== 0);
  return Object.fromEntries(counts);
}

const noBreaks = { breaks: '0', breakMinutes: '10' };

/** The initial values of a quiz's form. */
export function startValues(quiz: EditedQuiz | null): Record<string, string> {
  if (!quiz)
    return { source: 'drawn', feedback: 'afterwards', isShuffled: 'on', ...noBreaks, coolDownHours: '0' };
  return {
    title: quiz.title,
    introduction: quiz.introduction,
    source: quiz.perDomain ? 'drawn' : 'fixed',
    minutes: String(quiz.minutes ?? ''),
    breaks: String(quiz.breaks),
    breakMinutes: String(quiz.breakMinutes),
    maxAttempts: String(quiz.maxAttempts ?? ''),
    coolDownHours: String(quiz.coolDownHours),
    passPercent: String(quiz.passPercent ?? ''),
    certificatePercent: String(quiz.certificatePercent ?? ''),
    feedback: quiz.feedback,
    ...(quiz.questions.length > 0 && { question: quiz.questions.join('\n') }),
    ...(quiz.isShuffled && { isShuffled: 'on' }),
    ...(quiz.isPublished && { isPublished: 'on' }),
    ...Object.fromEntries(
      Object.entries(quiz.perDomain ?? {}).map(([domain, count]) => [domainName(domain), String(count)]),
    ),
  };
}
