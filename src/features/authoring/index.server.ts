export type { CourseDraft, LectureDraft, SectionDraft } from './draft.ts';
export { createCourse, updateCourse } from './save-course.server.ts';
