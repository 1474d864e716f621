export { catalogueApi } from './api.server.ts';
export { findCourses, pageOfCourses } from './find-courses.server.ts';
export { countPublicCourses, publicAddresses } from './public-addresses.server.ts';
