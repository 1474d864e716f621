/** The paths of the learner's pages about the quizzes of a course. */
export const quizzesPath = (courseId: string) => `/dashboard/courses/${courseId}/quizzes`;
export const quizPath = (courseId: string, quizId: string) => `${quizzesPath(courseId)}/${quizId}`;
export const practicePath = (courseId: string) => `/dashboard/courses/${courseId}/practice`;
export const attemptPath = (courseId: string, attemptId: string) =>
  `/dashboard/courses/${courseId}/attempts/${attemptId}`;
export const resultPath = (courseId: string, attemptId: string) =>
  `${attemptPath(courseId, attemptId)}/result`;
