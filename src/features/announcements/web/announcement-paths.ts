/** The instructor's pages about the announcements of a course. */
export const announcementsPath = (courseId: string) =>
  `/instructor-dashboard/courses/${courseId}/announcements`;
