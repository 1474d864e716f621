import type { CourseStatus } from '../../../contract/constants.ts';

/** The state of a course: its review, and whether its instructor wants it in the catalogue. */
export type CourseState = { status: CourseStatus; isPublished: boolean };

/** Why the current state does not allow an action, as a sentence. */
export type Refusal = { refused: string };

const archivedSentence = 'This course is archived. It can no longer be published.';
const notPendingSentence = 'This course is no longer waiting for review.';

/** Whether a review approved a course. */
export const isReviewed = (status: CourseStatus): boolean => status === 'approved' || status === 'published';

/** A course is in the catalogue if its instructor published it and a review approved it. */
export const isPublic = ({ status, isPublished }: CourseState): boolean => isPublished && isReviewed(status);

/** The instructor's Publish: requests a review unless one has approved the course. */
export function publish(state: CourseState): CourseState | Refusal {
  if (state.status === 'archived') return { refused: archivedSentence };
  return { isPublished: true, status: isReviewed(state.status) ? state.status : 'pending' };
}

/** The instructor's Unpublish: takes the course out of the catalogue and leaves its status unchanged. */
export const unpublish = ({ status }: CourseState): CourseState => ({ status, isPublished: false });

/** The reviewer's approval: `approved` from the list, `published` from the course's own page. */
export function approve(state: CourseState, status: 'approved' | 'published'): CourseState | Refusal {
  return state.status === 'pending'
    ? { status, isPublished: state.isPublished }
    : { refused: notPendingSentence };
}

/** The reviewer's rejection: the course is unpublished until its instructor publishes it again. */
export function reject(state: CourseState): CourseState | Refusal {
  return state.status === 'pending'
    ? { status: 'rejected', isPublished: false }
    : { refused: notPendingSentence };
}

/** The administrator's toggle: sets both status and publication. */
export function toggle(state: CourseState, status: 'published' | 'draft'): CourseState | Refusal {
  if (state.status === 'archived') return { refused: archivedSentence };
  return { status, isPublished: status === 'published' };
}

/** Hides a course permanently; its learners keep access. */
export const archive = (_state: CourseState): CourseState => ({ status: 'archived', isPublished: false });

/** Whether a change of state was refused. */
export const isRefused = (result: CourseState | Refusal): result is Refusal => 'refused' in result;
