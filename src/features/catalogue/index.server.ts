export { catalogueApi } from './api.server.ts';
export { countPublicCourses, publicAddresses } from './public-addresses.server.ts';
