export { catalogueApi } from './api.server.ts';
export { countResources } from './count-resources.server.ts';
export { countPublicCourses, publicAddresses } from './public-addresses.server.ts';
export { cardsOf } from './search/find-courses.server.ts';
