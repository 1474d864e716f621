/** The path of the instructor's list of a course's announcements. */
export const announcementsPath = (courseId: string) =>
  `/instructor-dashboard/courses/${courseId}/announcements`;
