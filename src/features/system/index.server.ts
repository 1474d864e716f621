export { systemApi } from './api.server.ts';
export { checkServices } from './check-services.server.ts';
