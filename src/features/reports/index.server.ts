export { reportsApi } from './api.server.ts';
