/** Business constants shared by server and browser. */

export const categories = [
  'Strategic Leadership',
  'Business Analysis',
  'Organizational Change Management',
  'Leadership & Team Management',
  'Strategic Management',
  'Data Analysis for Project Managers',
  'Agile & Scrum Master',
  'Lean Six Sigma (Yellow/Green Belt)',
  'Risk Management',
  'PM Tools & Systems Training',
  'Project Portfolio Management (PPM)',
  'Digital Transformation Strategy',
  'AI for Project Managers',
  'IT Service Management (ITIL)',
  'Project Management Office',
  'The PMO Bundle',
] as const;
export type Category = (typeof categories)[number];

export const levels = ['Beginner', 'Intermediate', 'Advanced'] as const;
export const languages = ['English', 'Spanish', 'French', 'German', 'Chinese'] as const;

export const roles = ['user', 'instructor', 'admin'] as const;
export type Role = (typeof roles)[number];

export const socialKinds = ['website', 'linkedin', 'twitter', 'youtube', 'github', 'facebook'] as const;
export type SocialKind = (typeof socialKinds)[number];

export const courseStatuses = ['draft', 'pending', 'approved', 'published', 'rejected', 'archived'] as const;
export type CourseStatus = (typeof courseStatuses)[number];

export const courseSorts = ['newest', 'price-asc', 'price-desc', 'title-asc', 'title-desc'] as const;
export type CourseSort = (typeof courseSorts)[number];

export const paymentMethods = ['stripe', 'paypal', 'card', 'paystack', 'bank', 'free'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export const paymentStatuses = ['pending', 'completed', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
export const failureReasons = ['declined', 'cancelled', 'expired', 'rejected'] as const;
export type FailureReason = (typeof failureReasons)[number];
export const orderFlags = ['review', 'disputed', 'partiallyRefunded'] as const;
export type OrderFlag = (typeof orderFlags)[number];

/** What a coupon is for: one course, a category, all courses of an instructor, or everything. */
export const couponScopes = ['course', 'category', 'instructor', 'all'] as const;
export type CouponScope = (typeof couponScopes)[number];

export const certificateStatuses = ['pending', 'approved', 'rejected'] as const;
export type CertificateStatus = (typeof certificateStatuses)[number];

export const unsubscribeReasons = [
  'too-many-emails',
  'content-not-relevant',
  'never-subscribed',
  'other',
] as const;
export type UnsubscribeReason = (typeof unsubscribeReasons)[number];

/** Rows per page of each list. */
export const pageSizes = {
  courses: 9,
  featured: 6,
  instructorCourses: 5,
  enrollments: 7,
  users: 8,
  orders: 10,
  coupons: 20,
  sales: 20,
  journals: 20,
  adminCourses: 10,
  certificates: 10,
  auditLog: 20,
  parkedJobs: 10,
  courseHistory: 10,
  subscribers: 20,
  creditEntries: 20,
} as const;

/** The most rows that a page of a list can have, and its size when the query has no `limit`. */
export const maxRows = 100;

export const limits = {
  /** Minutes for the exercises of a lecture. */
  practiceMinutes: 240,
  /** Lectures of a course. */
  lectures: 1000,
  /** Title of a section, a lecture or a resource. */
  partTitleLength: 200,
  /** Characters and images of a text lecture. */
  lectureText: 40_000,
  lectureImages: 20,
  nameLength: 100,
  emailLength: 254,
  bioLength: 2000,
  expertiseLength: 200,
  linkLength: 300,
  passwordMin: 6,
  passwordMax: 128,
  searchLength: 200,
  /** The highest price a list can be filtered by, in dollars. */
  filterDollars: 1_000_000,
  /** The last page of the catalogue that can be requested. */
  coursePages: 100_000,
  feedbackLength: 2000,
  reasonLength: 1000,
  descriptionPreview: 50,
  thumbnailBytes: 5 * 1024 * 1024,
  photoBytes: 5 * 1024 * 1024,
  receiptBytes: 5 * 1024 * 1024,
  /** Side of a profile photo, in pixels. */
  photoSide: 512,
  videoBytes: 1024 * 1024 * 1024,
  resourceBytes: 25 * 1024 * 1024,
  fileBytes: 500 * 1024 * 1024,
  uploadTimeoutMs: 900_000,
  historyTimeoutMs: 10_000,
  /**
   * How far ahead of the watched part a learner may be, in seconds, before the player snaps back; also the most that
   * may be missing to complete a lecture.
   */
  seekToleranceSeconds: 10,
  /** Watched time may grow at most this many times faster than real time. */
  watchSpeed: 2.5,
  playbackSaveMs: 2000,
  previewSeconds: 600,
  previewEndSeconds: 10,
  curriculumStep: 5,
  /** Maximum characters in a review or a reply. */
  reviewLength: 2000,
} as const;

/** The kinds of lectures: a learner watches a video, reads a text and passes a quiz. */
export const lectureKinds = ['video', 'quiz', 'text'] as const;
export type LectureKind = (typeof lectureKinds)[number];
