export { systemApi } from './api.server.ts';
