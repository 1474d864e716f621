import type { ColumnType, Generated } from 'kysely';
import type {
  CertificateStatus,
  CourseStatus,
  FailureReason,
  OrderFlag,
  PaymentMethod,
  PaymentStatus,
  Role,
  UnsubscribeReason,
} from '../../contract/constants.ts';
import type { Assets, Uploads } from './media-tables.ts';

/** The database as the migrations leave it. Names are camelCase here and snake_case in SQL. */
export type Tables = {
  users: Users;
  sessions: Sessions;
  emailTokens: EmailTokens;
  auditLog: AuditLog;
  assets: Assets;
  uploads: Uploads;
  courses: Courses;
  sections: Sections;
  lectures: Lectures;
  resources: Resources;
  orders: Orders;
  orderEvents: OrderEvents;
  bankReceipts: BankReceipts;
  refunds: Refunds;
  webhookEvents: WebhookEvents;
  enrolments: Enrolments;
  lectureProgress: LectureProgress;
  reviews: Reviews;
  certificates: Certificates;
  newsletterSubscribers: NewsletterSubscribers;
};

type Json<T> = ColumnType<T, string | undefined, string>;
type Computed<T> = ColumnType<T, never, never>;

export type SocialLinks = Partial<
  Record<'website' | 'linkedin' | 'twitter' | 'youtube' | 'github' | 'facebook', string>
>;

type Users = {
  id: Generated<string>;
  email: string;
  name: string;
  role: Generated<Role>;
  verifiedAt: Date | null;
  isActive: Generated<boolean>;
  passwordHash: string;
  bio: Generated<string>;
  expertise: Generated<string>;
  socialLinks: Json<SocialLinks>;
  photoAssetId: string | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
  /** When somebody with a history was deleted: the row stays for its orders, without the person. */
  deletedAt: Date | null;
};

type Sessions = {
  id: Generated<string>;
  tokenHash: Buffer;
  userId: string;
  userAgent: Generated<string>;
  address: Generated<string>;
  createdAt: Generated<Date>;
  lastSeenAt: Generated<Date>;
  expiresAt: Date;
};

type EmailTokens = {
  tokenHash: Buffer;
  userId: string;
  purpose: 'verify' | 'reset';
  createdAt: Generated<Date>;
  expiresAt: Date;
  usedAt: Date | null;
};

type AuditLog = {
  id: Generated<string>;
  at: Generated<Date>;
  actorId: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  details: Json<Record<string, unknown>>;
};

type Courses = {
  id: Generated<string>;
  slug: string;
  instructorId: string;
  instructorName: string;
  title: string;
  subtitle: string;
  description: string;
  category: string;
  level: string;
  language: string;
  priceCents: number;
  discountCents: number | null;
  chargedCents: Computed<number>;
  welcomeMessage: Generated<string>;
  communityLink: string | null;
  learningOutcomes: Generated<string[]>;
  requirements: Generated<string[]>;
  certificationAvailable: Generated<boolean>;
  minCompletionPercentage: Generated<number>;
  thumbnailAssetId: string | null;
  status: Generated<CourseStatus>;
  isPublished: Generated<boolean>;
  isPublic: Computed<boolean>;
  reviewReason: string | null;
  totalLectures: Generated<number>;
  totalSeconds: Generated<number>;
  /** Kept by the database from the reviews. */
  ratingCount: Computed<number>;
  ratingSum: Computed<number>;
  searchText: Computed<string>;
  /** The title without capitals and accents, for the order from A to Z. */
  titleKey: Computed<string>;
  version: Generated<number>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
};

type Sections = { id: Generated<string>; courseId: string; title: string; position: number };

type Lectures = {
  id: Generated<string>;
  courseId: string;
  sectionId: string;
  title: string;
  position: number;
  isFreePreview: Generated<boolean>;
  videoAssetId: string | null;
  captionsAssetId: string | null;
  durationSeconds: Generated<number>;
};

type Resources = {
  id: Generated<string>;
  lectureId: string;
  title: string;
  assetId: string;
  position: number;
};

type Orders = {
  id: Generated<string>;
  /** What people know the order by: `MPO-7F3K-92QX`. */
  number: Generated<string>;
  userId: string;
  courseId: string;
  method: PaymentMethod;
  status: Generated<PaymentStatus>;
  amountCents: number;
  refundedCents: Generated<number>;
  currency: Generated<string>;
  /** The currency in which the money was accepted, where it is not the order's. */
  takenCurrency: string | null;
  providerReference: string | null;
  providerPayment: string | null;
  checkoutUrl: string | null;
  /** Money is really on its way: the provider reports pending, or a receipt is under review. */
  inFlight: Generated<boolean>;
  failureReason: FailureReason | null;
  flags: Generated<OrderFlag[]>;
  reviewNote: string | null;
  /** How many checkouts the provider was asked to open: part of the idempotency key. */
  attempt: Generated<number>;
  /** Whether the enrolment hangs on this order: not so for a second payment of the same course. */
  grantsAccess: Generated<boolean>;
  /** Each dispute by the provider's id. */
  disputes: Json<Record<string, 'open' | 'won' | 'lost'>>;
  /** When the provider was last asked by the reconcile job. */
  askedAt: Date | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
  completedAt: Date | null;
};

type OrderEvents = {
  id: Generated<string>;
  orderId: string;
  at: Generated<Date>;
  fromStatus: PaymentStatus | null;
  toStatus: PaymentStatus;
  cause: string;
  details: Json<Record<string, unknown>>;
};

/** The proof of a bank transfer, and the account it says was paid into, as it was then. */
type BankReceipts = {
  orderId: string;
  assetId: string;
  accountId: string;
  bankName: string;
  accountNumber: string;
  accountCurrency: string;
  submittedAt: Generated<Date>;
};

/** What an administrator asked to be given back. */
type Refunds = {
  id: Generated<string>;
  orderId: string;
  /** Minor units of the currency that was paid in. */
  amountCents: number;
  currency: string;
  /** What it counts as in the order's own money. */
  orderCents: number;
  /** What had gone back before, in minor units of the currency that was paid in. */
  refundedBefore: number;
  reason: string;
  requestedBy: string | null;
  /** `sent`: the provider took it on; `done`: the order shows it. */
  status: Generated<'requested' | 'sent' | 'done' | 'refused'>;
  refusal: string | null;
  /** When the provider was last asked: one attempt at a time. */
  triedAt: Date | null;
  createdAt: Generated<Date>;
};

type WebhookEvents = {
  provider: string;
  eventId: string;
  payload: Json<unknown>;
  receivedAt: Generated<Date>;
  processedAt: Date | null;
};

type Enrolments = {
  id: Generated<string>;
  userId: string;
  courseId: string;
  orderId: string | null;
  enrolledAt: Generated<Date>;
  endedAt: Date | null;
  suspendedAt: Date | null;
  lastAccessedAt: Date | null;
  lastLectureId: string | null;
  welcomedAt: Date | null;
  completedAt: Date | null;
  /** A day, `2026-05-03`. */
  targetDate: string | null;
};

type LectureProgress = {
  enrolmentId: string;
  lectureId: string;
  openedAt: Generated<Date>;
  positionSeconds: Generated<number>;
  watchedPercent: Generated<number>;
  completedAt: Date | null;
  updatedAt: Generated<Date>;
};

type Reviews = {
  id: Generated<string>;
  courseId: string;
  userId: string;
  rating: number;
  text: Generated<string>;
  answer: string | null;
  answeredAt: Date | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
};

type Certificates = {
  id: Generated<string>;
  number: string;
  userId: string;
  courseId: string;
  learnerName: string;
  courseTitle: string;
  status: Generated<CertificateStatus>;
  rejectionReason: string | null;
  completionPercentage: number;
  requestedAt: Generated<Date>;
  approvedAt: Date | null;
  rejectedAt: Date | null;
  updatedAt: Generated<Date>;
};

type NewsletterSubscribers = {
  id: Generated<string>;
  email: string;
  subscribedAt: Generated<Date>;
  unsubscribedAt: Date | null;
  reason: UnsubscribeReason | null;
  feedback: string | null;
};
