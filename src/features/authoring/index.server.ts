export { type AuthoringQuestions, authoringApi } from './api.server.ts';
export type { CourseDraft, LectureDraft, SectionDraft } from './draft.ts';
export { createCourse, updateCourse } from './save-course.server.ts';
