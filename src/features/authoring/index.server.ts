export { type AuthoringQuestions, authoringApi } from './api.server.ts';
export type { CourseDraft, LectureDraft, SectionDraft } from './draft.ts';
export { renameInstructor } from './rename-instructor.server.ts';
export { createCourse, updateCourse } from './save-course.server.ts';
