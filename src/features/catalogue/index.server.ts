export { catalogueApi } from './api.server.ts';
export { findCourses, pageOfCourses } from './find-courses.server.ts';
