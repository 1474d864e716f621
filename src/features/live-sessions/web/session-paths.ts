/** The instructor's pages about the live sessions of a course. */
export const planPath = (courseId: string) => `/instructor-dashboard/courses/${courseId}/live-sessions`;
/** The learner's page with the live sessions of a course. */
export const attendPath = (courseId: string) => `/dashboard/courses/${courseId}/live-sessions`;

export const recordingPath = (courseId: string, lectureId: string) =>
  `/dashboard/courses/${courseId}?lecture=${lectureId}`;
