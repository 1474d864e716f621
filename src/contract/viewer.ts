import type { Role } from './constants.ts';

/** The signed-in user who makes a request, as known to server and browser. */
export type Viewer = {
  _id: string;
  name: string;
  email: string;
  role: Role;
  isVerified: boolean;
  isActive: boolean;
  photo: string | null;
};

/**
 * A permission: declared in one line next to its feature, enforced by the endpoint and checked by the pages. `allows`
 * sees only the user; rules that depend on a record, such as ownership, are checked by the use case in its transaction.
 */
export type Permission = {
  name: string;
  allows: (viewer: Viewer | null) => boolean;
};

const member = (viewer: Viewer | null): viewer is Viewer => viewer?.isVerified === true && viewer.isActive;

export const anyone: Permission = { name: 'anyone', allows: () => true };
/** Signed in, verified or not. */
export const signedIn: Permission = { name: 'signedIn', allows: (viewer) => viewer !== null };
/** Signed in, verified and active. */
export const members: Permission = { name: 'members', allows: member };
export const learners: Permission = { name: 'learners', allows: (v) => member(v) && v.role === 'user' };
export const instructors: Permission = {
  name: 'instructors',
  allows: (v) => member(v) && v.role === 'instructor',
};
export const admins: Permission = { name: 'admins', allows: (v) => member(v) && v.role === 'admin' };
/** Course authors: instructors for their own courses, administrators for any. */
export const authors: Permission = { name: 'authors', allows: (v) => member(v) && v.role !== 'user' };

/** The dashboard to open after signing in. */
export function dashboardOf(role: Role | undefined): string {
  if (role === 'instructor') return '/instructor-dashboard';
  if (role === 'admin') return '/admin-dashboard';
  return '/dashboard';
}
