import { z } from '@hono/zod-openapi';
import { listOf } from '../../contract/api/responses.ts';
import { auditSubjects } from '../../contract/audit-subjects.ts';
import { roles } from '../../contract/constants.ts';
import { listQuery, sortParam } from '../../contract/lists.ts';

const figure = z.number().int();

/** A user as administrators see them. */
export const ManagedUser = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    isActive: z.boolean(),
    isVerified: z.boolean(),
    photo: z.string().nullable(),
    createdAt: z.string(),
    /** The number of courses they teach. */
    courses: figure,
    /** The number of learners in their courses. */
    students: figure,
    /** The number of courses they are enrolled in. */
    enrolledCourses: figure,
  })
  .openapi('ManagedUser');
export type ManagedUser = z.infer<typeof ManagedUser>;

const userSorts = ['name', 'email', 'role', 'created', 'courses', 'students', 'enrolledCourses'] as const;
export type UserSort = (typeof userSorts)[number];
const userStatuses = ['active', 'inactive', 'unverified'] as const;

const userFilters = {
  search: listQuery.search,
  role: z.enum(roles).optional(),
  status: z.enum(userStatuses).optional(),
  sort: sortParam(userSorts),
};
export const UserFilter = z.object(userFilters);
export type UserFilter = z.output<typeof UserFilter>;
export const UserQuery = z.object({ ...listQuery, ...userFilters });
export type UserQuery = z.output<typeof UserQuery>;

export const UserList = listOf('users', ManagedUser);

export const UserParams = z.object({ id: z.uuid('User not found') });
/** `shownRole`: the role that the page showed; the change is refused if the role has changed since. */
export const RoleBody = z
  .object({
    role: z.enum(roles, { error: 'Please choose a role: user, instructor or admin.' }),
    shownRole: z.enum(roles).optional(),
  })
  .openapi('RoleChange');
export type RoleBody = z.output<typeof RoleBody>;

/** An empty body deactivates the user, so a misspelt field is refused rather than ignored. */
export const StatusBody = z
  .strictObject({ isActive: z.boolean({ error: 'Must be true or false.' }).default(false) })
  .openapi('StatusChange');

export const UserDone = z.object({
  success: z.literal(true),
  message: z.string(),
  user: z.object({ _id: z.string(), role: z.enum(roles), isActive: z.boolean() }),
});

export const Csv = z.string();

const auditFilters = {
  search: listQuery.search,
  subject: z.enum(auditSubjects).optional(),
  sort: sortParam(['created']),
};
export const AuditFilter = z.object(auditFilters);
export type AuditFilter = z.output<typeof AuditFilter>;
export const AuditQuery = z.object({ ...listQuery, ...auditFilters });
export type AuditQuery = z.output<typeof AuditQuery>;

/** An entry of the audit log: who did what, to which subject, and when. */
export const AuditEntry = z
  .object({
    _id: z.string(),
    createdAt: z.string(),
    /** Null for actions of the product itself. */
    actor: z.object({ _id: z.string(), name: z.string(), email: z.string() }).nullable(),
    /** A stable name, such as `user.role_changed`. */
    action: z.string(),
    subject: z.object({ type: z.string(), _id: z.string(), name: z.string().nullable() }),
    details: z.record(z.string(), z.unknown()),
  })
  .openapi('AuditEntry');
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditLog = listOf('entries', AuditEntry);
