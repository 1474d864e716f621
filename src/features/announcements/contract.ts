import { z } from '@hono/zod-openapi';
import { listOf } from '../../contract/api/responses.ts';
import { listQuery } from '../../contract/lists.ts';
import { revision } from '../../contract/revision.ts';
import { isVisible } from '../../contract/text/input/text-rules.ts';
import { typedLine, typedText } from '../../contract/text/input/typed-text.ts';
import { countImages } from '../../contract/text/markdown-rules.ts';
import { localTime, timeZone } from '../../contract/text/time/zoned-shapes.ts';
import { announcementLimits, announcementStates, audiences } from './limits.ts';

const noTitle = 'Please write a title.';
const noBody = 'Please write something.';
const noReason = 'Please give a reason.';

export const CourseParams = z.object({ id: z.uuid('Course not found') });
/** The id is chosen by the device, so that an announcement sent twice is stored once. */
export const NewAnnouncementParams = CourseParams.extend({
  announcementId: z.uuid('Announcement not found'),
});
export const AnnouncementParams = z.object({ announcementId: z.uuid('Announcement not found') });
export const TokenParams = z.object({ token: z.string().min(1).max(500) });

/**
 * An announcement as its instructor writes it. Unknown fields are refused: with a misspelt `sendAt`, it would go out
 * immediately.
 */
export const AnnouncementBody = z
  .strictObject({
    title: typedLine(announcementLimits.title, { missing: noTitle })
      .min(1, noTitle)
      .refine(isVisible, noTitle),
    /** Markdown without images. */
    body: typedText(announcementLimits.body, { missing: noBody })
      .min(1, noBody)
      .refine(isVisible, noBody)
      .refine(
        (text) => countImages(text) === 0,
        'Announcements can’t contain images. Please link to them instead.',
      ),
    audience: z.enum(audiences, { error: 'Please choose who it is for.' }),
    /** When it goes out, in local time in `timeZone`; null sends it immediately. */
    sendAt: localTime.nullish(),
    timeZone: timeZone.default('UTC'),
    /** The revision that was edited; empty for a new announcement. If the saved revision is another one, nothing is saved. */
    revision,
  })
  .openapi('AnnouncementDraft');
export type AnnouncementBody = z.output<typeof AnnouncementBody>;

export const HidingBody = z.object({
  reason: typedText(announcementLimits.reason, { missing: noReason }).min(1, noReason),
});

const CourseRef = z.object({ _id: z.string(), title: z.string() });

/** An announcement as its instructor and administrators see it. */
export const Announcement = z
  .object({
    _id: z.string(),
    course: CourseRef,
    instructor: z.string(),
    title: z.string(),
    body: z.string(),
    audience: z.enum(audiences),
    state: z.enum(announcementStates),
    sendAt: z.string(),
    /** The zone it was scheduled in; null if it was sent immediately. */
    timeZone: z.string().nullable(),
    /** How many learners it was for when it went out. */
    recipients: z.number().int(),
    /** How many of them were emailed; the others had unsubscribed. */
    emailed: z.number().int(),
    /** How many of them have read it in the course. */
    readers: z.number().int(),
    hiddenReason: z.string().nullable(),
    /** Changes whenever its text, audience or time does. */
    revision: z.string(),
  })
  .openapi('Announcement');
export type Announcement = z.infer<typeof Announcement>;

export const AnnouncementDetail = z.object({ announcement: Announcement });
export const AnnouncementSaved = z.object({
  success: z.literal(true),
  message: z.string(),
  announcement: Announcement,
});

export const AnnouncementQuery = z.object({ ...listQuery, state: z.enum(announcementStates).optional() });
export type AnnouncementQuery = z.output<typeof AnnouncementQuery>;

export const AnnouncementList = listOf('announcements', Announcement);
export type AnnouncementList = z.infer<typeof AnnouncementList>;

/** The announcements of a course, newest first. */
export const CourseAnnouncements = AnnouncementList.extend({ course: CourseRef });
export type CourseAnnouncements = z.infer<typeof CourseAnnouncements>;

/** How many learners an announcement would reach if it went out now. */
export const Reach = z
  .object({
    course: CourseRef,
    audiences: z.array(
      z.object({
        name: z.enum(audiences),
        recipients: z.number().int(),
        /** How many of them would be emailed; the others have unsubscribed. */
        emailed: z.number().int(),
      }),
    ),
    /** How many more announcements can go out this month, in UTC. */
    leftThisMonth: z.number().int(),
  })
  .openapi('AnnouncementReach');
export type Reach = z.infer<typeof Reach>;

/** An announcement that has gone out, as learners read it. */
export const SentAnnouncement = z
  .object({
    _id: z.string(),
    title: z.string(),
    body: z.string(),
    sentAt: z.string(),
    /** Whether it was sent to the viewer, who has not read it in the course yet. */
    isNew: z.boolean(),
  })
  .openapi('CourseNotice');
export type SentAnnouncement = z.infer<typeof SentAnnouncement>;

export const SentAnnouncementQuery = z.object({ page: listQuery.page, limit: listQuery.limit });
export type SentAnnouncementQuery = z.output<typeof SentAnnouncementQuery>;

export const SentAnnouncementList = listOf('announcements', SentAnnouncement).extend({
  course: CourseRef.extend({ instructor: z.string() }),
  /** Whether the viewer is emailed about this course; null for those who are not its learners. */
  emails: z.boolean().nullable(),
});
export type SentAnnouncementList = z.infer<typeof SentAnnouncementList>;

export const CourseEmailsBody = z
  .object({ emails: z.boolean({ error: 'Please choose whether we email you.' }) })
  .openapi('CourseEmails');
