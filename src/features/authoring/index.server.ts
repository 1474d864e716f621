export { authoringApi } from './api.server.ts';
export { renameInstructor } from './courses/rename-instructor.server.ts';
export { usedInCourses } from './courses/saving/course-assets.server.ts';
export { createCourse } from './courses/saving/save-course.server.ts';
export { lastSecondOf } from './curriculum/lecture-seconds.server.ts';
export type { CourseDraft, LectureDraft } from './draft/draft.ts';
export { newCourseColumns } from './draft/typed/typed-values.ts';
export { authoringEmails } from './emails/authoring.tsx';
export { retireCourses } from './publishing/retire-courses.server.ts';
