import { z } from '@hono/zod-openapi';
import { listOf } from '../../contract/api/responses.ts';
import { listQuery } from '../../contract/lists.ts';
import { isVisible } from '../../contract/text/text-rules.ts';
import { typedLine, typedText, wholeSecond } from '../../contract/text/typed-text.ts';
import {
  attemptStates,
  feedbackTimes,
  assessmentLimits as limits,
  questionKinds,
  questionsPerPage,
} from './limits.ts';
import { refuseQuestion } from './rules/check-question.ts';

const filled = (max: number, sentence: string) =>
  typedText(max)
    .min(1, sentence)
    .refine((value) => value === '' || isVisible(value), sentence);
const whole = (min: number, max: number) => {
  const sentence = `Please enter a whole number from ${min} to ${max}.`;
  return z.number({ error: sentence }).int(sentence).min(min, sentence).max(max, sentence);
};
const wrongNumber = 'Please enter a number.';
const finite = z.number({ error: wrongNumber }).min(-1e12, wrongNumber).max(1e12, wrongNumber);

/** A question as its author writes it. What else it needs depends on its kind. */
export const QuestionBody = z
  .object({
    kind: z.enum(questionKinds, { error: 'Please choose a kind of question.' }),
    stem: filled(limits.stem, 'Please write the question.'),
    options: z
      .array(
        z.object({
          text: filled(limits.option, 'Please write the option.'),
          /** Why it is right or wrong, shown with the feedback. */
          why: typedText(limits.why).default(''),
          isCorrect: z.boolean(),
        }),
      )
      .max(100)
      .default([]),
    value: finite.optional(),
    /** How far an answer may be from `value`. */
    tolerance: finite.min(0, 'Please enter zero or more.').default(0),
    accepted: z.array(typedLine(limits.answer)).max(100).default([]),
    explanation: typedText(limits.explanation).default(''),
    domain: typedLine(limits.label).min(1, 'Please name a domain.'),
    topic: typedLine(limits.label).default(''),
    difficulty: whole(1, 5).default(3),
    points: whole(1, 10).default(1),
    lectureId: z.uuid('Lecture not found').nullish(),
    second: wholeSecond.nullish(),
  })
  .superRefine((body, context) => {
    for (const [path, message] of refuseQuestion(body))
      context.addIssue({ code: 'custom', path: [path], message });
  })
  .openapi('QuestionDraft');
export type QuestionBody = z.output<typeof QuestionBody>;

export const QuizBody = z
  .object({
    title: typedLine(limits.title).min(1, 'Please enter a title.'),
    introduction: typedText(limits.introduction).default(''),
    /** Fixed questions in their order. Leave it empty to draw from the bank. */
    questions: z
      .array(z.uuid('Question not found'))
      .max(limits.questions, 'Please choose fewer questions.')
      .default([]),
    /** How many questions are drawn from each domain at random. */
    perDomain: z.record(typedLine(limits.label).min(1), whole(1, limits.questions)).nullish(),
    isShuffled: z.boolean().default(true),
    minutes: whole(1, limits.minutes).nullish(),
    maxAttempts: whole(1, limits.attempts).nullish(),
    coolDownHours: whole(0, limits.coolDownHours).default(0),
    passPercent: whole(1, 100).nullish(),
    feedback: z.enum(feedbackTimes, { error: 'Please choose when feedback is shown.' }).default('afterwards'),
    isPublished: z.boolean().default(false),
  })
  .superRefine(({ questions, perDomain }, context) => {
    const counts = Object.values(perDomain ?? {});
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if ((questions.length === 0) === (counts.length === 0))
      refuse('questions', 'Please choose questions, or how many to draw from each domain.');
    if (new Set(questions).size !== questions.length)
      refuse('questions', 'Please choose each question once.');
    if (counts.reduce((sum, count) => sum + count, 0) > limits.questions)
      refuse('perDomain', `Please draw at most ${limits.questions} questions.`);
  })
  .openapi('QuizDraft');
export type QuizBody = z.output<typeof QuizBody>;

export const AnswerBody = z.object({
  /** Ids of options, or what was typed; null for no answer. */
  value: z.union([z.array(z.string().max(40)).max(limits.maxOptions), typedText(limits.answer)]).nullable(),
  isFlagged: z.boolean().default(false),
  /** Seconds spent on the question so far. */
  seconds: z.number().int().min(0).max(100_000).default(0),
  /** Shows what is correct at once and fixes the answer, where the quiz allows it. */
  check: z.boolean().default(false),
});
export type AnswerBody = z.output<typeof AnswerBody>;

export const CourseParams = z.object({ id: z.uuid('Course not found') });
export const QuestionParams = z.object({ questionId: z.uuid('Question not found') });
export const QuizParams = z.object({ quizId: z.uuid('Quiz not found') });
export const AttemptParams = z.object({ attemptId: z.uuid('Attempt not found') });
export const AnswerParams = AttemptParams.extend({ questionId: z.uuid('Question not found') });

export const QuestionQuery = z.object({
  ...listQuery,
  domain: typedLine(limits.label).optional(),
  limit: z.coerce.number().int().min(1).max(limits.questions).default(questionsPerPage),
});
export type QuestionQuery = z.output<typeof QuestionQuery>;

const CourseRef = z.object({ _id: z.string(), title: z.string() });
const LectureRef = z.object({ _id: z.string(), title: z.string(), second: z.number().int().nullable() });

/** A question with its solution: only for its course's instructor and administrators. */
export const BankQuestion = z
  .object({
    /** The same in every version. */
    _id: z.string(),
    version: z.number().int(),
    kind: z.enum(questionKinds),
    stem: z.string(),
    options: z.array(z.object({ text: z.string(), why: z.string(), isCorrect: z.boolean() })),
    value: z.number().nullable(),
    tolerance: z.number().nullable(),
    accepted: z.array(z.string()),
    explanation: z.string(),
    domain: z.string(),
    topic: z.string(),
    difficulty: z.number().int(),
    points: z.number().int(),
    lecture: LectureRef.nullable(),
    /** Asked in an attempt: editing makes a new version. */
    isUsed: z.boolean(),
    course: CourseRef,
  })
  .openapi('BankQuestion');
export type BankQuestion = z.infer<typeof BankQuestion>;

export const QuestionList = listOf('questions', BankQuestion).extend({
  course: CourseRef,
  /** Every domain of the bank and how many questions it has. */
  domains: z.array(z.object({ name: z.string(), count: z.number().int() })),
});
export type QuestionList = z.infer<typeof QuestionList>;
export const QuestionShown = z.object({ question: BankQuestion });
export const QuestionSaved = QuestionShown.extend({ success: z.literal(true), message: z.string() });

const QuizRules = z.object({
  _id: z.string(),
  title: z.string(),
  introduction: z.string(),
  /** How many questions an attempt has. */
  questionCount: z.number().int(),
  minutes: z.number().int().nullable(),
  maxAttempts: z.number().int().nullable(),
  coolDownHours: z.number().int(),
  passPercent: z.number().int().nullable(),
  feedback: z.enum(feedbackTimes),
  isPublished: z.boolean(),
});

/** A quiz as its authors see it. */
export const EditedQuiz = QuizRules.extend({
  questions: z.array(z.string()),
  perDomain: z.record(z.string(), z.number().int()).nullable(),
  isShuffled: z.boolean(),
  attempts: z.number().int(),
  course: CourseRef,
}).openapi('EditedQuiz');
export type EditedQuiz = z.infer<typeof EditedQuiz>;
export const QuizShown = z.object({ quiz: EditedQuiz });
export const QuizSaved = QuizShown.extend({ success: z.literal(true), message: z.string() });

const AttemptSummary = z.object({
  _id: z.string(),
  state: z.enum(attemptStates),
  startedAt: z.string(),
  submittedAt: z.string().nullable(),
  /** 0 to 100, rounded down; null while open. */
  percent: z.number().int().nullable(),
  isPassed: z.boolean().nullable(),
});

/** A quiz with the viewer's own attempts, the latest first. */
export const Quiz = QuizRules.extend({
  attempts: z.array(AttemptSummary),
  attemptsLeft: z.number().int().nullable(),
  /** From when the next attempt may start; null for now. */
  startsAt: z.string().nullable(),
  course: CourseRef,
}).openapi('Quiz');
export type Quiz = z.infer<typeof Quiz>;
export const QuizList = z.object({ quizzes: z.array(Quiz), course: CourseRef, mayEdit: z.boolean() });
export type QuizList = z.infer<typeof QuizList>;
export const QuizOpened = z.object({ quiz: Quiz });

const Review = z.object({
  isCorrect: z.boolean(),
  /** Ids of the correct options. */
  correct: z.array(z.string()),
  whys: z.record(z.string(), z.string()),
  /** The correct number or text, as a sentence. */
  solution: z.string().nullable(),
  explanation: z.string(),
  lecture: LectureRef.nullable(),
});

const AskedQuestion = z.object({
  _id: z.string(),
  kind: z.enum(questionKinds),
  stem: z.string(),
  domain: z.string(),
  points: z.number().int(),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
  value: z.union([z.array(z.string()), z.string()]).nullable(),
  isFlagged: z.boolean(),
  seconds: z.number().int(),
  /** Null until feedback is due. */
  review: Review.nullable(),
});
export type AskedQuestion = z.infer<typeof AskedQuestion>;

export const Attempt = AttemptSummary.extend({
  quiz: QuizRules.pick({ _id: true, title: true, passPercent: true, feedback: true, minutes: true }),
  course: CourseRef,
  dueAt: z.string().nullable(),
  /** The server's time, so that a device with a wrong clock counts down correctly. */
  now: z.string(),
  points: z.number().int().nullable(),
  maxPoints: z.number().int().nullable(),
  domains: z.array(
    z.object({
      domain: z.string(),
      points: z.number().int(),
      of: z.number().int(),
      correct: z.number().int(),
      questions: z.number().int(),
    }),
  ),
  /** Empty after an attempt without feedback. */
  questions: z.array(AskedQuestion),
}).openapi('Attempt');
export type Attempt = z.infer<typeof Attempt>;
export const AttemptShown = z.object({ attempt: Attempt });
export const AttemptChanged = z.object({
  success: z.literal(true),
  message: z.string(),
  attempt: z.object({ _id: z.string() }),
});
export const AnswerSaved = z.object({
  success: z.literal(true),
  message: z.string(),
  question: AskedQuestion,
});
