import { z } from '@hono/zod-openapi';
import { listOf } from '../../contract/api/responses.ts';
import { limits } from '../../contract/constants.ts';
import { revision } from '../../contract/revision.ts';
import {
  isPlainLine,
  isVisible,
  lengthOf,
  lineWithoutControls,
  plainLineSentence,
} from '../../contract/text/input/text-rules.ts';
import { typedText, wholeSecond } from '../../contract/text/input/typed-text.ts';
import {
  emailFrequencies,
  emptyBodySentence,
  longBodySentence,
  noReasonSentence,
  participantRoles,
  threadLimits,
  threadStates,
  threadsPerLecture,
  threadsPerPage,
  titleSentence,
} from './limits.ts';

const { titleMin, titleMax } = threadLimits;

const title = z
  .string({ error: titleSentence })
  .overwrite(lineWithoutControls)
  .trim()
  .refine((text) => lengthOf(text) >= titleMin && text.length <= titleMax, titleSentence)
  .refine(isPlainLine, plainLineSentence)
  .refine(isVisible, titleSentence);

const body = typedText(threadLimits.body, { missing: emptyBodySentence, tooLong: longBodySentence })
  .min(1, emptyBodySentence)
  .refine(isVisible, emptyBodySentence);

/**
 * When the text that was edited was last saved: its `editedAt` or, if it has none, its `createdAt`. Empty for a new text.
 * If the stored text has changed since then, the edit is refused.
 */
const editedRevision = revision;

/** A question as its author writes it. */
export const ThreadBody = z
  .object({
    title,
    body,
    /** Where it was asked. An edit does not change it. */
    lectureId: z.uuid('Lecture not found').nullish(),
    second: wholeSecond.nullish(),
    revision: editedRevision,
  })
  .openapi('ThreadDraft');
export type ThreadBody = z.output<typeof ThreadBody>;

export const PostBody = z.object({ body, revision: editedRevision }).openapi('PostDraft');
export type PostBody = z.output<typeof PostBody>;

export const HidingBody = z.object({
  reason: typedText(threadLimits.reason, { missing: noReasonSentence }).min(1, noReasonSentence),
});

/**
 * When the text that the administrator saw was last edited; empty for never. A text edited since then is not published.
 */
export const ReleaseQuery = z.object({ editedAt: z.string().max(40).optional() });

export const EmailsBody = z.object({
  frequency: z.enum(emailFrequencies, { error: 'Please choose how often we email you.' }),
});

export const CourseParams = z.object({ id: z.uuid('Course not found') });
/** The device chooses the ids of questions and answers, so that a repeated request stores nothing twice. */
export const NewThreadParams = CourseParams.extend({ threadId: z.uuid('Question not found') });
export const ThreadParams = z.object({ threadId: z.uuid('Question not found') });
export const PostParams = ThreadParams.extend({ postId: z.uuid('Answer not found') });
export const TokenParams = z.object({ token: z.string().min(1).max(500) });

const page = z.coerce.number().int().min(1).max(1_000_000).default(1);
const search = z.string().max(limits.searchLength).optional();

export const ThreadQuery = z.object({
  lecture: z.uuid().optional(),
  search,
  state: z.enum(['open', 'answered', 'closed']).optional(),
  page,
  limit: z.coerce.number().int().min(1).max(threadsPerLecture).default(threadsPerPage),
});
export type ThreadQuery = z.output<typeof ThreadQuery>;

export const QueueQuery = z.object({
  course: z.uuid().optional(),
  search,
  state: z.enum(['open', 'answered', 'closed']).optional(),
  page,
  limit: z.coerce.number().int().min(1).max(threadsPerLecture).default(threadsPerPage),
});
export type QueueQuery = z.output<typeof QueueQuery>;

export const ReviewQuery = z.object({
  state: z.enum(['held', 'hidden']).default('held'),
  page,
  limit: z.coerce.number().int().min(1).max(threadsPerLecture).default(threadsPerPage),
});
export type ReviewQuery = z.output<typeof ReviewQuery>;

/** The title typed so far. */
export const SimilarQuery = z.object({ title: z.string().max(limits.searchLength).default('') });

const Author = z.object({
  name: z.string(),
  photo: z.string().nullable(),
  /** Their role in this course. */
  role: z.enum(participantRoles),
  own: z.boolean(),
});

const CourseRef = z.object({ _id: z.string(), title: z.string() });

const Written = z.object({
  _id: z.string(),
  body: z.string(),
  author: Author,
  /** Whether it is waiting for an administrator; until then only its author and administrators see it. */
  held: z.boolean(),
  /** Why an administrator hid it; null if it is not hidden. */
  hiddenReason: z.string().nullable(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
});

export const Thread = Written.extend({
  title: z.string(),
  state: z.enum(threadStates),
  pinned: z.boolean(),
  votes: z.number().int(),
  /** Whether the viewer has voted for it. */
  voted: z.boolean(),
  answers: z.number().int(),
  /** Null for a question about the course as a whole, or one whose lecture was removed. */
  lecture: z.object({ _id: z.string(), title: z.string() }).nullable(),
  second: z.number().int().nullable(),
  course: CourseRef,
}).openapi('Thread');
export type Thread = z.infer<typeof Thread>;

export const Post = Written.extend({ accepted: z.boolean() }).openapi('Post');
export type Post = z.infer<typeof Post>;

export const ThreadList = listOf('threads', Thread).extend({ course: CourseRef });
export type ThreadList = z.infer<typeof ThreadList>;

/** Across courses: the instructor's queue and the administrators'. */
export const ThreadQueue = listOf('threads', Thread);
export type ThreadQueue = z.infer<typeof ThreadQueue>;

export const ThreadDetail = z
  .object({
    thread: Thread,
    /** Oldest first, with the accepted answer in front. */
    posts: z.array(Post),
    may: z.object({
      answer: z.boolean(),
      edit: z.boolean(),
      remove: z.boolean(),
      vote: z.boolean(),
      /** Pin or close the question, or accept an answer. */
      moderate: z.boolean(),
      hide: z.boolean(),
    }),
  })
  .openapi('ThreadDetail');
export type ThreadDetail = z.infer<typeof ThreadDetail>;

export const ThreadSaved = z.object({ success: z.literal(true), message: z.string(), thread: Thread });
export const PostSaved = z.object({ success: z.literal(true), message: z.string(), post: Post });

export const SimilarThreads = z.object({
  threads: z.array(
    z.object({ _id: z.string(), title: z.string(), state: z.enum(threadStates), answers: z.number().int() }),
  ),
});
export type SimilarThreads = z.infer<typeof SimilarThreads>;

export const ThreadEmails = z.object({ frequency: z.enum(emailFrequencies) }).openapi('ThreadEmails');
export type ThreadEmails = z.infer<typeof ThreadEmails>;
