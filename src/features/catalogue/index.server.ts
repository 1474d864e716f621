export { catalogueApi } from './api.server.ts';
export { countResources } from './count-resources.server.ts';
export { cardsOf } from './find-courses.server.ts';
export { countPublicCourses, publicAddresses } from './public-addresses.server.ts';
