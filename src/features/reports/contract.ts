import { z } from '@hono/zod-openapi';
import { listOf, orNull } from '../../contract/api/responses.ts';
import { courseStatuses, paymentMethods, paymentStatuses, roles } from '../../contract/constants.ts';
import { listQuery, sortParam } from '../../contract/lists.ts';
import { Ratings } from '../../contract/ratings/ratings.ts';
import { periods } from './periods.ts';

const count = z.number().int();
const dollars = z.number();

export const AdminStats = z
  .object({
    /** Accounts, confirmed or not, except deleted ones. */
    totalUsers: count,
    /** Courses in every state. */
    totalCourses: count,
    /** Instructors who are active and confirmed. */
    activeInstructors: count,
    /** Users enrolled in at least one course. */
    enrolledStudents: count,
    pendingCourses: count,
    pendingCertificates: count,
    /** Completed orders less refunds. */
    totalRevenue: dollars,
  })
  .openapi('AdminStats');
export type AdminStats = z.infer<typeof AdminStats>;
export const AdminStatsResponse = z.object({ stats: AdminStats });

const inboxKinds = [
  'receipts',
  'reviews',
  'disputes',
  'refunds',
  'certificates',
  'courses',
  'payouts',
  'payoutDetails',
  'corrections',
  'credits',
  'questions',
] as const;

/** The items that are waiting for an administrator's decision. */
export const Inbox = z
  .object({
    items: z.array(
      z.object({
        kind: z.enum(inboxKinds),
        count,
        /** Since when the oldest of them has been waiting. */
        since: z.string(),
      }),
    ),
  })
  .openapi('Inbox');
export type Inbox = z.infer<typeof Inbox>;

const RecentUser = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  createdAt: z.string(),
});
const RecentCourse = z.object({
  _id: z.string(),
  title: z.string(),
  instructor: z.object({ name: z.string() }),
  status: z.enum(courseStatuses),
  createdAt: z.string(),
});
const RecentOrder = z.object({
  _id: z.string(),
  user: z.object({ name: z.string(), email: z.string() }),
  course: z.object({ _id: z.string(), title: z.string() }),
  /** The bundle that was bought; `course` is then its first course. */
  bundle: z.object({ title: z.string() }).nullable(),
  /** Whether `course` is for the recipient of a gift. */
  isGift: z.boolean(),
  paymentInfo: z.object({
    paymentMethod: z.enum(paymentMethods),
    paymentStatus: z.enum(paymentStatuses),
    amount: dollars,
  }),
  createdAt: z.string(),
});

const Activity = z
  .discriminatedUnion('type', [
    RecentUser.extend({ type: z.literal('user') }),
    RecentCourse.extend({ type: z.literal('course') }),
    RecentOrder.extend({ type: z.literal('order') }),
  ])
  .openapi('Activity');
export type Activity = z.infer<typeof Activity>;

/** The newest activities of all kinds together, and the newest of each kind. */
export const RecentActivities = listOf('activities', Activity).extend({
  recentUsers: z.array(RecentUser),
  recentCourses: z.array(RecentCourse),
  recentOrders: z.array(RecentOrder),
});
export type RecentActivities = z.infer<typeof RecentActivities>;

const courseId = z.uuid('Course not found');
const courseParam = courseId.optional();
const period = z.enum(periods).default('30d');
export const TrendQuery = z.object({ period });
export const OwnTrendQuery = z.object({ period, course: courseParam });

/** The figures for one step of a period. */
const TrendPoint = z.object({
  /** The first day of the step, in UTC: `2026-11-01`. */
  date: z.string(),
  /** Null when limited to one instructor's courses. */
  signUps: count.nullable(),
  enrolments: count,
  completions: count,
  revenue: dollars,
});
export const Trends = z
  .object({
    period: z.enum(periods),
    unit: z.enum(['day', 'month']),
    points: z.array(TrendPoint),
    /** The sums of the equally long period before, up to the same time of day. */
    previous: TrendPoint.omit({ date: true }),
  })
  .openapi('Trends');
export type Trends = z.infer<typeof Trends>;
export type TrendPoint = z.infer<typeof TrendPoint>;
export const TrendsResponse = z.object({ trends: Trends });

export const SummaryQuery = z.object({ course: courseParam });

/** An instructor's figures, for all courses or one. */
export const InstructorSummary = z
  .object({
    courses: count,
    /** How many of them are in the catalogue. */
    publishedCourses: count,
    /** Distinct current learners. */
    students: count,
    /** Active enrolments. */
    enrolments: count,
    completions: count,
    /** Completed orders less refunds. */
    revenue: dollars,
    /** Null without ratings. */
    ratings: orNull(Ratings),
  })
  .openapi('InstructorSummary');
export type InstructorSummary = z.infer<typeof InstructorSummary>;
export const InstructorSummaryResponse = z.object({ summary: InstructorSummary });

/** What a visitor did on a course's page: opened it, or started its preview. */
export const VisitParams = z.object({ id: courseId });
export const Visit = z.object({ kind: z.enum(['view', 'preview']) });
export type Visit = z.infer<typeof Visit>;

const CourseFunnel = z
  .object({
    _id: z.string(),
    title: z.string(),
    views: count,
    previews: count,
    /** Learners with an order, paid or not. */
    checkouts: count,
    enrolments: count,
  })
  .openapi('CourseFunnel');
export type CourseFunnel = z.infer<typeof CourseFunnel>;
export const Funnel = z.object({ courses: z.array(CourseFunnel) });

export const DropOffQuery = z.object({ course: courseId });
export const DropOff = z
  .object({
    /** Current learners. */
    learners: count,
    /** In the order of the course; `reached`: learners who opened it or a later one. */
    lectures: z.array(z.object({ _id: z.string(), title: z.string(), reached: count })),
  })
  .openapi('DropOff');
export type DropOff = z.infer<typeof DropOff>;

const TaughtReview = z
  .object({
    _id: z.string(),
    rating: count,
    text: z.string(),
    author: z.string(),
    course: z.object({ title: z.string(), slug: z.string() }),
    createdAt: z.string(),
    answered: z.boolean(),
  })
  .openapi('TaughtReview');
export type TaughtReview = z.infer<typeof TaughtReview>;
export const LatestReviews = z.object({ reviews: z.array(TaughtReview) });

const learningStates = ['not-started', 'in-progress', 'completed', 'ended'] as const;
const paymentFilters = ['completed', 'refunded', 'free'] as const;
const enrolmentSorts = ['student', 'email', 'course', 'enrolled', 'progress', 'amount'] as const;
export type EnrolmentSort = (typeof enrolmentSorts)[number];

const enrolmentFilters = {
  search: listQuery.search,
  status: z.enum(learningStates).optional(),
  payment: z.enum(paymentFilters).optional(),
  course: courseParam,
  sort: sortParam(enrolmentSorts),
};
export const EnrolmentFilter = z.object(enrolmentFilters);
export type EnrolmentFilter = z.output<typeof EnrolmentFilter>;
export const OwnEnrolmentQuery = z.object({ ...listQuery, ...enrolmentFilters });
export type OwnEnrolmentQuery = z.output<typeof OwnEnrolmentQuery>;

/** A learner's enrolment, as the course's instructor sees it. */
export const TaughtEnrolment = z
  .object({
    _id: z.string(),
    studentId: z.string(),
    studentName: z.string(),
    studentEmail: z.string(),
    studentAvatar: z.string().nullable(),
    courseId: z.string(),
    courseTitle: z.string(),
    enrolledAt: z.string(),
    /** Whole percent, 0–100. */
    progress: count,
    /** `completed` for free enrolments as well. */
    paymentStatus: z.enum(paymentStatuses),
    amountPaid: dollars,
    completed: z.boolean(),
    status: z.enum(learningStates),
    lastAccessed: z.string().nullable(),
  })
  .openapi('TaughtEnrolment');
export type TaughtEnrolment = z.infer<typeof TaughtEnrolment>;
export const TaughtEnrolments = listOf('enrollments', TaughtEnrolment);

export const Csv = z.string();
