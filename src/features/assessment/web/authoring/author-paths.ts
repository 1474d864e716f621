/** The instructor's pages about the quizzes of a course. */
export const authorPath = (courseId: string) => `/instructor-dashboard/courses/${courseId}/quizzes`;
export const bankPath = (courseId: string) => `/instructor-dashboard/courses/${courseId}/questions`;
