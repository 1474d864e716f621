export { newsletterApi } from './api.server.ts';
