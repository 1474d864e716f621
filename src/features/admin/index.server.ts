export { adminApi } from './api.server.ts';
