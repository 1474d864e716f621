import { z } from '@hono/zod-openapi';
import { orNull } from '../../../contract/api/responses.ts';
import { typedLine } from '../../../contract/text/input/typed-text.ts';
import { AskedQuestion, answerValue, Review } from '../contract.ts';
import { CourseRef } from '../rules/fields.ts';
import { assessmentLimits as limits, practiceModes } from '../rules/limits.ts';

export const PracticeQuery = z.object({
  /** `due`: questions that are due again, then new ones; `wrong`: only questions that you got wrong. */
  mode: z.enum(practiceModes).default('due'),
  domain: typedLine(limits.label).optional(),
});
export type PracticeQuery = z.output<typeof PracticeQuery>;

export const PracticeBody = z.object({ value: answerValue });
export type PracticeBody = z.output<typeof PracticeBody>;

export const Practice = z
  .object({
    course: CourseRef,
    /** The questions that can be practised, by domain. */
    domains: z.array(
      z.object({
        name: z.string(),
        all: z.number().int(),
        due: z.number().int(),
        wrong: z.number().int(),
      }),
    ),
    /** Null when none is left. */
    question: orNull(AskedQuestion),
  })
  .openapi('Practice');
export type Practice = z.infer<typeof Practice>;

const practised = { review: Review, dueAt: z.string() };
export type Practised = { review: z.infer<typeof Review>; dueAt: string };
export const PracticeAnswered = z.object({ success: z.literal(true), message: z.string(), ...practised });
