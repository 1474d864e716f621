import { z } from '@hono/zod-openapi';
import { listOf } from '../../../contract/api/responses.ts';
import { listQuery } from '../../../contract/lists.ts';
import { revision } from '../../../contract/revision.ts';
import { isVisible } from '../../../contract/text/input/text-rules.ts';
import { typedLine, typedText, wholeSecond } from '../../../contract/text/input/typed-text.ts';
import { countImages } from '../../../contract/text/markdown-rules.ts';
import { formatCount } from '../../../contract/text/time/formats.ts';
import { refuseQuestion } from '../rules/check-question.ts';
import { CourseRef, filled, finite, LectureRef, whole } from '../rules/fields.ts';
import {
  importFormats,
  assessmentLimits as limits,
  questionKinds,
  questionsPerPage,
} from '../rules/limits.ts';

const tooManyImages = `Please use at most ${limits.images} images.`;
const markdown = <T extends z.ZodType<string>>(schema: T) =>
  schema.refine((value) => countImages(value) <= limits.images, tooManyImages);

/** A question as its author writes it. What else it needs depends on its kind. */
export const QuestionBody = z
  .object({
    /** Chosen by the sender, so that a new question sent twice is added once. */
    id: z.uuid('This question has no valid id.').optional(),
    kind: z.enum(questionKinds, { error: 'Please choose a kind of question.' }),
    /** A subset of Markdown, as in the explanation. */
    stem: markdown(filled(limits.stem, 'Please write the question.')),
    /** The options; for the kind `order`, in the correct order. */
    options: z
      .array(
        z.object({
          text: filled(limits.option, 'Please write the option.'),
          /** Why it is right or wrong, shown with the feedback. */
          why: typedText(limits.why).default(''),
          /** For the kinds `one` and `many`. */
          isCorrect: z.boolean().default(false),
          /** The text that it is matched with, for the kind `match`. */
          match: typedText(limits.option).default(''),
        }),
      )
      .max(100)
      .default([]),
    value: finite.optional(),
    /** How far an answer may be from `value`. */
    tolerance: finite.min(0, 'Please enter zero or more.').default(0),
    accepted: z.array(typedLine(limits.answer)).max(100).default([]),
    explanation: markdown(typedText(limits.explanation)).default(''),
    domain: typedLine(limits.label).min(1, 'Please enter a domain.'),
    topic: typedLine(limits.label).default(''),
    difficulty: whole(1, 5).default(3),
    points: whole(1, 10).default(1),
    lectureId: z.uuid('Lecture not found').nullish(),
    second: wholeSecond.nullish(),
    /** The revision that the edit started from: if the question has changed since, nothing is saved. */
    revision,
  })
  .superRefine((body, context) => {
    for (const [path, message] of refuseQuestion(body))
      context.addIssue({ code: 'custom', path: [path], message });
  })
  .openapi('QuestionDraft');
export type QuestionBody = z.output<typeof QuestionBody>;

export const QuestionQuery = z.object({
  ...listQuery,
  domain: typedLine(limits.label).optional(),
  limit: z.coerce.number().int().min(1).max(limits.questions).default(questionsPerPage),
});
export type QuestionQuery = z.output<typeof QuestionQuery>;

/** How a question was answered in attempts that have ended, all versions together. */
export const QuestionFigures = z.object({
  asked: z.number().int(),
  /** The percentage of answers that were correct, a measure of difficulty. Null before the first answer. */
  correctPercent: z.number().int().nullable(),
  /**
   * From −1 to 1: how much better learners who answered it correctly did in the whole attempt. Null with few answers,
   * or if all were the same.
   */
  discrimination: z.number().nullable(),
});
export type QuestionFigures = z.infer<typeof QuestionFigures>;

export const QuestionStatistics = QuestionFigures.extend({
  /** How often each option of the current version was chosen. */
  options: z.array(z.object({ text: z.string(), isCorrect: z.boolean(), picked: z.number().int() })),
  /** Open reports of learners, newest first. */
  reports: z.array(z.object({ _id: z.string(), text: z.string(), createdAt: z.string() })),
}).openapi('QuestionStatistics');
export type QuestionStatistics = z.infer<typeof QuestionStatistics>;

export const VoidBody = z.object({
  reason: typedText(limits.report)
    .min(3, 'Please explain why you’re voiding the question.')
    .refine((value) => value === '' || isVisible(value), 'Please explain why you’re voiding the question.'),
  /** The revision that was shown: a question that has changed since is not voided. */
  revision,
});
/** `until`: the newest report that was shown; later ones stay open. */
export const ResolutionQuery = z.object({
  until: z.iso.datetime({ error: 'Please give the time at which a report was sent.' }).optional(),
});

/** A question with its solution: only for its course's instructor and administrators. */
export const BankQuestion = z
  .object({
    /** The same in every version. */
    _id: z.string(),
    version: z.number().int(),
    /** Changes whenever the question does. */
    revision: z.string(),
    kind: z.enum(questionKinds),
    stem: z.string(),
    options: z.array(
      z.object({ text: z.string(), why: z.string(), isCorrect: z.boolean(), match: z.string() }),
    ),
    value: z.number().nullable(),
    tolerance: z.number().nullable(),
    accepted: z.array(z.string()),
    explanation: z.string(),
    domain: z.string(),
    topic: z.string(),
    difficulty: z.number().int(),
    points: z.number().int(),
    lecture: LectureRef.nullable(),
    /** Whether it has been used in an attempt. Editing it then makes a new version. */
    isUsed: z.boolean(),
    figures: QuestionFigures,
    /** Open reports of learners. */
    reports: z.number().int(),
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

export const importTooLong = `Please import at most ${formatCount(limits.importText)} characters at once.`;
export const ImportBody = z
  .object({
    format: z.enum(importFormats, { error: 'Please choose a format.' }),
    /** The content of the file. */
    text: z
      .string()
      // A form sends each line break as two characters.
      .overwrite((text) => text.replaceAll(/\r\n?/g, '\n'))
      .min(1, 'Please choose a file, or paste its text.')
      .max(limits.importText, importTooLong),
    /** The domain of questions whose file names none. */
    domain: typedLine(limits.label).min(1, 'Please name a domain.'),
    /** Adds the questions without errors; otherwise the file is only read. */
    add: z.boolean().default(false),
  })
  .openapi('QuestionImport');
export type ImportBody = z.output<typeof ImportBody>;

export const ImportedQuestion = z.object({
  /** Where it starts in the file. */
  line: z.number().int(),
  stem: z.string(),
  kind: z.enum(questionKinds).nullable(),
  /** Why it can't be added; empty if it can. */
  errors: z.array(z.string()),
  /** How it was read, if it can be added. */
  question: BankQuestion.pick({
    options: true,
    value: true,
    tolerance: true,
    accepted: true,
    explanation: true,
    domain: true,
    points: true,
  }).nullable(),
});
export type ImportedQuestion = z.infer<typeof ImportedQuestion>;

export const QuestionsImported = z.object({
  success: z.literal(true),
  message: z.string(),
  questions: z.array(ImportedQuestion),
  added: z.number().int(),
});
export type QuestionsImported = z.infer<typeof QuestionsImported>;
