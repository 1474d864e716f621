import { z } from '@hono/zod-openapi';
import { listQuery } from '../../contract/lists.ts';
import { revision } from '../../contract/revision.ts';
import { isVisible } from '../../contract/text/input/text-rules.ts';
import { typedLine, typedText } from '../../contract/text/input/typed-text.ts';
import { CourseRef, ExplainedIn, whole } from './rules/fields.ts';
import { attemptStates, feedbackTimes, assessmentLimits as limits, questionKinds } from './rules/limits.ts';

/** A quiz as its authors write it. Unknown fields are refused: a quiz whose limit is misspelt would have none. */
export const QuizBody = z
  .strictObject({
    title: typedLine(limits.title).min(1, 'Please enter a title.'),
    introduction: typedText(limits.introduction).default(''),
    /** Fixed questions in their order; empty if questions are drawn from the bank. */
    questions: z
      .array(z.uuid('Question not found'))
      .max(limits.questions, 'Please choose fewer questions.')
      .default([]),
    /** How many questions are drawn from each domain at random. */
    perDomain: z.record(typedLine(limits.label).min(1), whole(1, limits.questions)).nullish(),
    isShuffled: z.boolean().default(true),
    minutes: whole(1, limits.minutes).nullish(),
    /** Breaks stop the clock and divide the questions into nearly equal parts. A break closes the part before it. */
    breaks: whole(0, limits.breaks).default(0),
    breakMinutes: whole(1, limits.breakMinutes).default(10),
    maxAttempts: whole(1, limits.attempts).nullish(),
    coolDownHours: whole(0, limits.coolDownHours).default(0),
    passPercent: whole(1, 100).nullish(),
    /** The score in this quiz that the course's certificate requires. */
    certificatePercent: whole(1, 100).nullish(),
    feedback: z.enum(feedbackTimes, { error: 'Please choose when feedback is shown.' }).default('afterwards'),
    isPublished: z.boolean().default(false),
    /** Chosen by the sender, so that a new quiz sent twice is added once. */
    id: z.uuid('This quiz has no valid id.').optional(),
    /** The revision that the edit started from: if the quiz has changed since, nothing is saved. */
    revision,
  })
  .superRefine(({ questions, perDomain, breaks, minutes }, context) => {
    const counts = Object.values(perDomain ?? {});
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if ((questions.length === 0) === (counts.length === 0))
      refuse('questions', 'Please choose questions, or how many to draw from each domain.');
    if (new Set(questions).size !== questions.length)
      refuse('questions', 'Please choose each question once.');
    if (breaks > 0 && !minutes) refuse('breaks', 'Breaks need a time limit.');
    if (counts.reduce((sum, count) => sum + count, 0) > limits.questions)
      refuse('perDomain', `Please draw at most ${limits.questions} questions.`);
  })
  .openapi('QuizDraft');
export type QuizBody = z.output<typeof QuizBody>;

/** The ids of options, or of all steps in order; pairs such as `id:target`; or the text typed. Null for no answer. */
export const answerValue = z
  .union([z.array(z.string().max(40)).max(limits.maxOptions), typedText(limits.answer)])
  .nullable();

/** What to save of an answer. Fields left out stay as they are, so flagging a question does not answer it again. */
export const AnswerBody = z.object({
  value: answerValue.optional(),
  isFlagged: z.boolean().optional(),
  /** Seconds spent on the question so far. */
  seconds: z.number().int().min(0).max(100_000).optional(),
  /** Shows the correct answer immediately and locks the learner's answer, where the quiz allows it. */
  check: z.boolean().default(false),
});
export type AnswerBody = z.output<typeof AnswerBody>;

export const CourseParams = z.object({ id: z.uuid('Course not found') });
export const QuestionParams = z.object({ questionId: z.uuid('Question not found') });
export const QuizParams = z.object({ quizId: z.uuid('Quiz not found') });
export const AttemptParams = z.object({ attemptId: z.uuid('Attempt not found') });
export const AnswerParams = AttemptParams.extend({ questionId: z.uuid('Question not found') });

const QuizRules = z.object({
  _id: z.string(),
  title: z.string(),
  introduction: z.string(),
  /** How many questions an attempt has. */
  questionCount: z.number().int(),
  minutes: z.number().int().nullable(),
  breaks: z.number().int(),
  breakMinutes: z.number().int(),
  maxAttempts: z.number().int().nullable(),
  coolDownHours: z.number().int(),
  passPercent: z.number().int().nullable(),
  certificatePercent: z.number().int().nullable(),
  feedback: z.enum(feedbackTimes),
  isPublished: z.boolean(),
  /** It is in the curriculum: the lectures after it open once it is passed. */
  isRequired: z.boolean(),
});

/** A quiz as its authors see it. */
export const EditedQuiz = QuizRules.extend({
  questions: z.array(z.string()),
  perDomain: z.record(z.string(), z.number().int()).nullable(),
  isShuffled: z.boolean(),
  attempts: z.number().int(),
  /** Changes whenever the quiz does. */
  revision: z.string(),
  course: CourseRef,
}).openapi('EditedQuiz');
export type EditedQuiz = z.infer<typeof EditedQuiz>;
export const QuizShown = z.object({ quiz: EditedQuiz });
export const QuizSaved = QuizShown.extend({ success: z.literal(true), message: z.string() });

/** Learners who have failed a quiz and have no attempts left: those who have waited longest first. */
export const StuckLearners = z
  .object({
    learners: z.array(
      z.object({
        _id: z.string(),
        name: z.string(),
        attempts: z.number().int(),
        bestPercent: z.number().int(),
        lastAttemptAt: z.string(),
      }),
    ),
    total: z.number().int(),
  })
  .openapi('StuckLearners');
export type StuckLearners = z.infer<typeof StuckLearners>;

export const EndedQuery = z.object({ search: listQuery.search });
export type EndedQuery = z.output<typeof EndedQuery>;

/** Ended attempts, newest first; empty unless the quiz limits attempts, is required or counts towards the certificate. */
export const EndedAttempts = z
  .object({
    attempts: z.array(
      z.object({
        _id: z.string(),
        name: z.string(),
        submittedAt: z.string(),
        percent: z.number().int(),
        isPassed: z.boolean().nullable(),
        isVoided: z.boolean(),
      }),
    ),
    total: z.number().int(),
  })
  .openapi('EndedAttempts');
export type EndedAttempts = z.infer<typeof EndedAttempts>;
const whyVoided = 'Please explain why you’re voiding the attempt.';
export const VoidAttemptBody = z.object({
  reason: typedText(limits.report)
    .min(3, whyVoided)
    .refine((value) => value === '' || isVisible(value), whyVoided),
});
export const ExtraAttemptBody = z.object({ userId: z.uuid('Learner not found') });

const AttemptSummary = z.object({
  _id: z.string(),
  state: z.enum(attemptStates),
  startedAt: z.string(),
  submittedAt: z.string().nullable(),
  /** 0 to 100, rounded down; null while open. */
  percent: z.number().int().nullable(),
  isPassed: z.boolean().nullable(),
});

/** A quiz with the viewer's own attempts, newest first. */
export const Quiz = QuizRules.extend({
  attempts: z.array(AttemptSummary),
  attemptsLeft: z.number().int().nullable(),
  /** The earliest start of the next attempt; null if it can start now. */
  startsAt: z.string().nullable(),
  /** When its lecture opens to you; null once it is open. */
  opensAt: z.string().nullable(),
  course: CourseRef,
}).openapi('Quiz');
export type Quiz = z.infer<typeof Quiz>;
export const QuizList = z.object({ quizzes: z.array(Quiz), course: CourseRef, mayEdit: z.boolean() });
export type QuizList = z.infer<typeof QuizList>;
export const QuizOpened = z.object({ quiz: Quiz });

export const Review = z.object({
  isCorrect: z.boolean(),
  /** The correct answer: ids of options, of steps in order, or pairs. */
  correct: z.array(z.string()),
  whys: z.record(z.string(), z.string()),
  /** The correct number or text, as a sentence. */
  solution: z.string().nullable(),
  explanation: z.string(),
  lecture: ExplainedIn.nullable(),
});

const OptionText = z.object({ id: z.string(), text: z.string() });

export const AskedQuestion = z.object({
  _id: z.string(),
  kind: z.enum(questionKinds),
  stem: z.string(),
  domain: z.string(),
  points: z.number().int(),
  options: z.array(OptionText),
  /** The texts that the options are matched with, for the kind `match`. */
  targets: z.array(OptionText),
  value: z.union([z.array(z.string()), z.string()]).nullable(),
  isFlagged: z.boolean(),
  seconds: z.number().int(),
  /** Its answer no longer changes: it came before a break that was taken, or was checked. */
  isClosed: z.boolean(),
  /** It was voided, and everyone who was asked it gets its points. */
  isVoided: z.boolean().optional(),
  /** Null until feedback is due. */
  review: Review.nullable(),
  /**
   * Another quiz with this question, in which the learner has an open attempt: `review` is null until that attempt has
   * ended.
   */
  openQuiz: z.object({ _id: z.string(), title: z.string() }).optional(),
});
export type AskedQuestion = z.infer<typeof AskedQuestion>;

const ResultInDomain = z.object({
  domain: z.string(),
  points: z.number().int(),
  of: z.number().int(),
  correct: z.number().int(),
  questions: z.number().int(),
});

export const Attempt = AttemptSummary.extend({
  quiz: QuizRules.pick({ _id: true, title: true, passPercent: true, feedback: true, minutes: true }),
  course: CourseRef,
  dueAt: z.string().nullable(),
  breaksLeft: z.number().int(),
  /**
   * The number of questions, counted from the first, that can no longer be answered once the next break is taken; null
   * if no break is left.
   */
  nextBreakAt: z.number().int().nullable(),
  /** When the current break ends; null outside breaks. No questions are shown during one. */
  breakEndsAt: z.string().nullable(),
  /** The server's time, so that a device with a wrong clock counts down correctly. */
  now: z.string(),
  points: z.number().int().nullable(),
  maxPoints: z.number().int().nullable(),
  /** Why it was voided. It keeps its score but no longer counts. */
  voidReason: z.string().nullish(),
  domains: z.array(ResultInDomain),
  /** Up to three attempts that have ended, with this one last; empty while it is open or if it was voided. */
  trend: z.array(
    z.object({
      _id: z.string(),
      submittedAt: z.string(),
      percent: z.number().int(),
      domains: z.array(ResultInDomain),
    }),
  ),
  /** Empty on a break, and after an attempt without feedback. */
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

export const ReportBody = z.object({
  text: typedText(limits.report)
    .min(3, 'Please say what is wrong with this question.')
    .refine((value) => value === '' || isVisible(value), 'Please say what is wrong with this question.'),
});
