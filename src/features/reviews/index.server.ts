export { reviewsApi } from './api.server.ts';
