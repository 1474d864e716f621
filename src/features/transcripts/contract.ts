import { z } from '@hono/zod-openapi';
import { limits } from '../../contract/constants.ts';

/** A course by its id or slug. */
export const CourseParams = z.object({ id: z.string().min(1).max(200) });

export const FindQuery = z.object({ search: z.string().trim().max(limits.searchLength).default('') });
export type FindQuery = z.output<typeof FindQuery>;

const foundKinds = ['passage', 'lecture', 'resource', 'question'] as const;

export const Found = z
  .object({
    kind: z.enum(foundKinds),
    /** Null for a question about the course as a whole, or one whose lecture was removed. */
    lecture: z.object({ _id: z.string(), title: z.string() }).nullable(),
    /** The second of the lecture it belongs to. */
    second: z.number().int().nullable(),
    /** The id of a question. */
    threadId: z.string().nullable(),
    /** The quote, in parts that match and parts that do not. */
    pieces: z.array(z.object({ text: z.string(), isMatch: z.boolean() })),
  })
  .openapi('Found');
export type Found = z.infer<typeof Found>;

/** Some matches of each kind: those in lectures in the order of the course, questions with the best match first. */
export const FindResult = z
  .object({
    course: z.object({ _id: z.string(), slug: z.string(), title: z.string() }),
    /** Everything for those who study or oversee the course, the free preview for everyone else. */
    scope: z.enum(['course', 'preview']),
    found: z.array(Found),
  })
  .openapi('FindResult');
export type FindResult = z.infer<typeof FindResult>;
