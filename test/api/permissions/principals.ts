/** The principals every route is tested with. `inactive` has a session from before the deactivation. */
export const principals = [
  'anonymous',
  'unverified',
  'inactive',
  'learner',
  'enrolled',
  'owner',
  'otherInstructor',
  'admin',
] as const;
export type Principal = (typeof principals)[number];

export const everyone: Principal[] = [...principals];
export const signedIn: Principal[] = [
  'unverified',
  'learner',
  'enrolled',
  'owner',
  'otherInstructor',
  'admin',
];
export const members: Principal[] = ['learner', 'enrolled', 'owner', 'otherInstructor', 'admin'];
export const learners: Principal[] = ['learner', 'enrolled'];
export const enrolled: Principal[] = ['enrolled'];
export const instructors: Principal[] = ['owner', 'otherInstructor'];
export const authors: Principal[] = ['owner', 'otherInstructor', 'admin'];
export const owners: Principal[] = ['owner'];
export const ownerAndAdmin: Principal[] = ['owner', 'admin'];
export const watchers: Principal[] = ['enrolled', 'owner', 'admin'];
export const admins: Principal[] = ['admin'];
