import { z } from '@hono/zod-openapi';
import { listOf, orNull } from '../../contract/api/responses.ts';
import { certificateStatuses, lectureKinds } from '../../contract/constants.ts';
import { namedCourse } from '../../contract/course/responses.ts';
import { deskNames, skipped } from '../../contract/desks.ts';
import { listQuery } from '../../contract/lists.ts';
import { CourseCard } from '../catalogue/contract.ts';
import { Watchable } from '../media/contract.ts';

const courseId = z.uuid('Course not found');
const lectureId = z.uuid('Lecture not found');

export const CourseParams = z.object({ id: courseId });
export const LectureParams = z.object({ id: courseId, lectureId });

export const CompleteBody = z
  .object({ lectureId: z.uuid({ error: 'Please specify the lecture to complete.' }) })
  .openapi('CompletedLecture');

export const PlaybackBody = z
  .object({
    /** Seconds from the beginning. */
    position: z
      .number({ error: 'The position must be a number of seconds.' })
      .min(0, 'The position must be at least 0.'),
    /** The percentage watched. */
    percent: z
      .number({ error: 'The percentage must be a number from 0 to 100.' })
      .min(0, 'The percentage must be at least 0.')
      .max(100, 'The percentage must be at most 100.'),
  })
  .openapi('Playback');

const progressFields = {
  completedLectures: z.array(z.string()),
  /** Whole percent, 0–100. */
  progress: z.number().int(),
  progressPercentage: z.number().int(),
  completed: z.boolean(),
};

export const Progress = z
  .object({ ...progressFields, lastAccessed: z.string().nullable() })
  .openapi('Progress');
export const Completed = z.object({ success: z.literal(true), message: z.string(), ...progressFields });

export const PlaybackStored = z.object({
  success: z.literal(true),
  message: z.string(),
  position: z.number(),
  percent: z.number(),
});

/** Whether a learner has, has requested or can request the certificate of a course. */
export const CertificateState = z
  .object({
    /** Whether the course offers certification. */
    available: z.boolean(),
    minCompletionPercentage: z.number().int(),
    approvalStatus: z.enum(['not_requested', ...certificateStatuses]),
    /** Whether a request would be accepted now. */
    requestable: z.boolean(),
    /** An exam in which you still need this score, in percent, for the certificate. */
    missingExam: orNull(z.object({ _id: z.string(), title: z.string(), percent: z.number().int() })),
    _id: z.string().nullable(),
    number: z.string().nullable(),
    rejectionReason: z.string().nullable(),
  })
  .openapi('CertificateStanding');
export type CertificateState = z.infer<typeof CertificateState>;

const StudyLecture = z.object({
  _id: z.string(),
  title: z.string(),
  /** Seconds. */
  duration: z.number(),
  kind: z.enum(lectureKinds),
  hasVideo: z.boolean(),
  isFreePreview: z.boolean(),
  locked: z.boolean(),
  /** When it opens; null once it is open. A closed lecture is locked. */
  opensAt: z.string().nullable(),
  completed: z.boolean(),
  position: z.number(),
  percent: z.number(),
  resources: z.number().int(),
});
export type StudyLecture = z.infer<typeof StudyLecture>;

/** Everything the player needs to start. */
export const Study = z
  .object({
    course: z.object({
      ...namedCourse,
      subtitle: z.string(),
      thumbnail: z.object({ url: z.string() }).nullable(),
      hasCommunity: z.boolean(),
      hasQuizzes: z.boolean(),
    }),
    sections: z.array(z.object({ _id: z.string(), title: z.string(), lectures: z.array(StudyLecture) })),
    progress: Progress,
    /** The lecture to continue with. */
    currentLecture: z.string().nullable(),
    certificate: CertificateState,
    /** The number of announcements in this course that you have not read yet. */
    unreadAnnouncements: z.number().int(),
    nextLiveSession: z.object({ title: z.string(), startsAt: z.string() }).nullable(),
    /** The instructor's welcome, until it has been seen. */
    welcomeMessage: z.string().nullable(),
    enrolledAt: z.string(),
  })
  .openapi('Study');
export type Study = z.infer<typeof Study>;

const Address = z.object({ url: z.string(), contentType: z.string() });

/** URLs of a lecture's files. They expire at `expiresAt`; request new ones before then. */
export const LectureMedia = z
  .object({
    /** `preview`: only the first `limitSeconds` may be played. */
    kind: z.enum(['study', 'preview', 'owner']),
    video: Address.extend({ state: Watchable }).nullable(),
    captions: Address.nullable(),
    /** The Markdown of a text; null for other kinds. */
    text: z.string().nullable(),
    /** The lecture’s quiz, if any, and whether you have passed it, or submitted it if it has no pass mark. */
    quiz: orNull(z.object({ _id: z.string(), isDone: z.boolean() })),
    resources: z.array(
      z.object({
        _id: z.string(),
        title: z.string(),
        type: z.string(),
        size: z.number(),
        name: z.string(),
        url: z.string(),
      }),
    ),
    limitSeconds: z.number().nullable(),
    /** Lifetime of the URLs in seconds. */
    lifetime: z.number(),
    expiresAt: z.string(),
  })
  .openapi('LectureMedia');
export type LectureMedia = z.infer<typeof LectureMedia>;

export const EnrolmentQuery = z.object({
  ...listQuery,
  status: z.enum(['in-progress', 'completed']).optional(),
  /** `true`: only courses that offer certification, or for which a certificate has been requested. */
  certification: z.enum(['true', 'false']).optional(),
});
export type EnrolmentQuery = z.output<typeof EnrolmentQuery>;

/** The workload per week for finishing by the target date. */
export const Plan = z
  .object({
    /** Negative when the date has passed. */
    daysLeft: z.number().int(),
    urgency: z.enum(['Urgent', 'Soon', 'Upcoming']),
    lecturesLeft: z.number().int(),
    minutesLeft: z.number().int(),
    lecturesPerWeek: z.number().int(),
    minutesPerWeek: z.number().int(),
  })
  .openapi('WeeklyPlan');

/** A date, or a date and time, of which only the date counts. Null clears it. */
export const TargetDateBody = z
  .object({
    date: z
      .union([z.iso.date(), z.iso.datetime({ offset: true }).transform((moment) => moment.slice(0, 10))], {
        error: 'Please choose a date, such as 2026-05-03.',
      })
      .nullable(),
  })
  .openapi('TargetDate');

export const TargetDateSet = z.object({
  success: z.literal(true),
  message: z.string(),
  targetDate: z.string().nullable(),
  plan: orNull(Plan),
});

export const Recommendation = z.object({ course: CourseCard, reason: z.string() }).openapi('Recommendation');
export type Recommendation = z.infer<typeof Recommendation>;
export const RecommendationQuery = z.object({ limit: z.coerce.number().int().min(1).max(12).default(6) });
export const RecommendationList = listOf('recommendations', Recommendation);

const DeskAnswer = z.enum([...deskNames, skipped]);
export type DeskAnswer = z.infer<typeof DeskAnswer>;
/** Null until it was answered or skipped. */
export const Desk = z.object({ answer: DeskAnswer.nullable() });
export const DeskBody = z.object({ answer: DeskAnswer });

/** One of your courses and your progress in it. */
export const Enrolment = z
  .object({
    _id: z.string(),
    course: z.object({
      ...namedCourse,
      subtitle: z.string(),
      thumbnail: z.object({ url: z.string() }).nullable(),
      totalLectures: z.number().int(),
    }),
    enrolledAt: z.string(),
    progress: z.object({
      completedLectures: z.number().int(),
      progress: z.number().int(),
      completed: z.boolean(),
      /** In course order: one per lecture up to 12 lectures, otherwise one per section. */
      milestones: z.array(z.object({ lectures: z.number().int(), completed: z.boolean() })),
    }),
    lastAccessed: z.string().nullable(),
    /** The date by which to finish. */
    targetDate: z.string().nullable(),
    /** Null without a target date, and once the course is finished. */
    plan: orNull(Plan),
    certificate: CertificateState,
  })
  .openapi('Enrolment');
export type Enrolment = z.infer<typeof Enrolment>;

/** Newest first, with counts over all your courses. */
export const EnrolmentList = listOf('enrollments', Enrolment).extend({
  counters: z.object({
    enrolled: z.number().int(),
    completed: z.number().int(),
    inProgress: z.number().int(),
  }),
});
export type EnrolmentList = z.infer<typeof EnrolmentList>;
