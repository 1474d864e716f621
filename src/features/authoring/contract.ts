import { z } from '@hono/zod-openapi';
import { Done, listOf, orNull } from '../../contract/api/responses.ts';
import { courseStatuses, lectureKinds, limits, maxRows, roles } from '../../contract/constants.ts';
import { OpeningShape } from '../../contract/course/opening-shape.ts';
import { coursePrice, listedLecture, namedCourse, responseShape } from '../../contract/course/responses.ts';
import { listQuery } from '../../contract/lists.ts';
import { countImages } from '../../contract/text/markdown-rules.ts';
import { formatCount } from '../../contract/text/time/formats.ts';
import { VideoProcessing } from '../media/contract.ts';
import { bodyShape } from './draft/body-shape.ts';
import { oneLine, typed } from './draft/typed/field-schemas.ts';

const publicId = z.uuid('This is not a valid file id.');
const file = z.object({ publicId, url: z.string().optional() });

const practiceSentence = `Please enter the time for exercises in whole minutes, from 0 to ${limits.practiceMinutes}.`;

const text = typed(limits.lectureText, 'the text of a lecture').refine(
  (value) => countImages(value) <= limits.lectureImages,
  `Please use at most ${limits.lectureImages} images.`,
);
const missing = {
  video: { field: 'video', message: 'Please upload a video for every lecture.' },
  text: { field: 'body', message: 'Please write the text of this lecture.' },
  quiz: { field: 'quizId', message: 'Please choose a quiz.' },
};
const noVideo = missing.video.message;

const LectureBody = z
  .object({
    /** Of an existing lecture; any other value creates a new one. */
    _id: z.string().optional(),
    title: oneLine(limits.partTitleLength, 'a lecture’s title', 'Please give every lecture a title.'),
    isFreePreview: z.boolean().optional(),
    isFree: z.boolean().optional(),
    /** The time that learners need for its exercises, in minutes. Left out of a change, it keeps its value. */
    practiceMinutes: z
      .number({ error: practiceSentence })
      .int(practiceSentence)
      .min(0, practiceSentence)
      .max(limits.practiceMinutes, practiceSentence)
      .optional(),
    /** `text` needs a body, `quiz` a quiz of the course, and `video`, the default, a video. */
    kind: z.enum(lectureKinds).default('video'),
    /** Null opens it at enrolment. Left out of a change, it keeps its value. The free preview is always open. */
    opens: OpeningShape.nullish(),
    video: z
      .object({ publicId, url: z.string().optional(), duration: z.number().optional() }, { error: noVideo })
      .nullish(),
    /** A subset of Markdown. */
    body: text.default(''),
    quizId: z.uuid('Please choose a quiz.').nullish(),
    captions: file.nullable().optional(),
    /** Files to download. Left out of a change, they stay. */
    resources: z
      .array(
        z.object({
          title: oneLine(limits.partTitleLength, 'a resource’s title', 'Please give every resource a title.'),
          publicId,
        }),
      )
      .max(50, 'Please use at most 50 resources per lecture.')
      .optional(),
  })
  .superRefine(({ kind, video, body, quizId }, context) => {
    const lacks = { video: !video, text: !body, quiz: !quizId }[kind];
    const { field, message } = missing[kind];
    // Zod prepends the lecture's path to this array, so each issue needs a new one.
    if (lacks) context.addIssue({ code: 'custom', path: [field], message });
  });

const SectionBody = z.object({
  _id: z.string().optional(),
  title: oneLine(limits.partTitleLength, 'a section’s title', 'Please give every section a title.'),
  position: z.number().optional(),
  /** Required, because lectures that are left out of a change are deleted. */
  lectures: z
    .array(LectureBody, { error: 'Please send the lectures of every section.' })
    .max(500, 'Please use at most 500 lectures per section.'),
});

const SectionList = z.array(SectionBody).max(200, 'Please use at most 200 sections.');

/**
 * Counts the lectures before checking each of them, because a large request could contain a million empty ones. The
 * input type is the list's own, because clients send a list.
 */
const sectionList = z.preprocess((sections, context) => {
  if (countLectures(sections) <= limits.lectures) return sections;
  context.addIssue({
    code: 'custom',
    message: `Please use at most ${formatCount(limits.lectures)} lectures in total.`,
  });
  return z.NEVER;
}, SectionList) as unknown as typeof SectionList;

const countLectures = (sections: unknown): number =>
  Array.isArray(sections)
    ? sections.reduce(
        (sum, section) => sum + (Array.isArray(section?.lectures) ? section.lectures.length : 0),
        0,
      )
    : 0;

/** A course as its author sends it. Fields left out of a change keep their value. */
export const CourseBody = z
  .object({
    ...bodyShape,
    thumbnail: file.nullable().optional(),
    sections: sectionList,
    isPublished: z.boolean().optional(),
    /** The version the change started from: an older one is refused, to avoid overwriting other changes. */
    version: z.number().int().optional(),
  })
  .openapi('CourseDraft');
export type CourseBody = z.output<typeof CourseBody>;

/** A new course. With an id that the client has chosen, a repeated request changes the course instead of adding another. */
export const NewCourseBody = CourseBody.extend({
  _id: z.uuid('Please send a UUID.').optional(),
}).openapi('NewCourse');
export type NewCourseBody = z.output<typeof NewCourseBody>;
/** A course as it is sent, before validation. */
export type CourseInput = z.input<typeof CourseBody>;

const Resource = z.object({
  _id: z.string(),
  title: z.string(),
  type: z.string(),
  size: z.number().int(),
  url: z.string(),
  publicId: z.string(),
});

const StoredVideo = z.object({
  url: z.string(),
  publicId: z.string(),
  /** Seconds. */
  duration: z.number(),
  /** Its original file name. */
  name: z.string(),
  /** The formats found and the processing state; null if not inspected yet. */
  processing: orNull(VideoProcessing).optional(),
});
export type StoredVideo = z.infer<typeof StoredVideo>;

const FullLecture = z.object({
  ...listedLecture,
  video: StoredVideo.nullable(),
  /** The Markdown of a text; empty for other kinds. */
  body: z.string(),
  quizId: z.string().nullable(),
  captions: z.object({ url: z.string(), publicId: z.string() }).nullable(),
  resources: z.array(Resource),
});

const statusFields = {
  status: z.enum(courseStatuses),
  isPublished: z.boolean(),
  /** Whether visitors find it in the catalogue. */
  isPublic: z.boolean(),
  reviewReason: z.string().nullable(),
};

/** A complete course, for its owner and for administrators. URLs of files are valid for an hour. */
export const FullCourse = z
  .object({
    ...namedCourse,
    ...responseShape('owner'),
    thumbnail: z.object({ url: z.string(), publicId: z.string() }).nullable(),
    ...statusFields,
    studentCount: z.number().int(),
    totalLectures: z.number().int(),
    totalHours: z.number(),
    version: z.number().int(),
    createdAt: z.string(),
    updatedAt: z.string(),
    sections: z.array(
      z.object({
        _id: z.string(),
        title: z.string(),
        position: z.number().int(),
        lectures: z.array(FullLecture),
      }),
    ),
  })
  .openapi('FullCourse');
export type FullCourse = z.infer<typeof FullCourse>;
export type FullLecture = z.infer<typeof FullLecture>;

export const FullCourseResponse = z.object({ course: FullCourse });

/** A course in a dashboard list. */
export const ManagedCourse = z
  .object({
    ...namedCourse,
    ...coursePrice,
    thumbnail: z.object({ url: z.string() }).nullable(),
    ...statusFields,
    studentCount: z.number().int(),
    totalLectures: z.number().int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .openapi('ManagedCourse');
export type ManagedCourse = z.infer<typeof ManagedCourse>;

export const adminFilters = ['all', 'published', 'unpublished', 'approved', 'pending', 'rejected'] as const;
export type AdminStatus = (typeof adminFilters)[number];

const sortParam = z
  .enum(['title', '-title', 'price', '-price', 'students', '-students', 'created', '-created'])
  .default('-created');
const filterParams = {
  search: listQuery.search,
  sort: sortParam,
};
const pageParams = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(maxRows).default(maxRows),
};

export const OwnFilter = z.object(filterParams);
export const OwnQuery = z.object({ ...filterParams, ...pageParams });
export const AdminFilter = z.object({ ...filterParams, status: z.enum(adminFilters).default('all') });
export const AdminQuery = AdminFilter.extend(pageParams);

/** All of the instructor's courses, whatever the filter. */
const Totals = z.object({
  courses: z.number().int(),
  published: z.number().int(),
  pending: z.number().int(),
  students: z.number().int(),
});

export const OwnCourses = listOf('courses', ManagedCourse).extend({ totals: Totals });
export type OwnCourses = z.infer<typeof OwnCourses>;
export const AllCourses = listOf('courses', ManagedCourse);

export const CourseIdParams = z.object({ id: z.uuid('Course not found') });
export const PublicationBody = z.object({ isPublished: z.boolean() });
/** The course as it was shown; the decision is refused if it has changed since. */
const shownCourse = {
  shownStatus: z.enum(courseStatuses).optional(),
  shownVersion: z.number().int().optional(),
};
export const ToggleBody = z.object({ status: z.enum(['published', 'draft']), ...shownCourse });
export const ReviewBody = z.object({
  status: z.enum(['approved', 'published', 'rejected']),
  reason: typed(2000, 'the reason').optional(),
  ...shownCourse,
});

export const SavedCourse = z.object({
  success: z.literal(true),
  message: z.string(),
  course: z.object({ _id: z.string(), slug: z.string(), version: z.number().int(), ...statusFields }),
});

/** `mediaCleaned` is false when some of its media could not be deleted immediately; the product keeps trying. */
export const CourseDeleted = Done.extend({ mediaCleaned: z.boolean() });

export const Csv = z.string();

export const HistoryQuery = z.object(pageParams);

/** An entry in a course's history; `actor` is null for the product itself. */
export const HistoryEntry = z
  .object({
    _id: z.string(),
    createdAt: z.string(),
    actor: z.object({ _id: z.string(), name: z.string(), role: z.enum(roles).nullable() }).nullable(),
    action: z.string(),
    /** The reviewer's comment. */
    reason: z.string().nullable(),
  })
  .openapi('CourseHistoryEntry');
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const CourseHistory = listOf('entries', HistoryEntry);
export type CourseHistory = z.infer<typeof CourseHistory>;
