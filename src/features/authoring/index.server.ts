export { authoringApi } from './api.server.ts';
export { usedInCourses } from './course-assets.server.ts';
export type { CourseDraft, LectureDraft } from './draft.ts';
export { authoringEmails } from './emails/authoring.tsx';
export { renameInstructor } from './rename-instructor.server.ts';
export { retireCourses } from './retire-courses.server.ts';
export { createCourse } from './save-course.server.ts';
