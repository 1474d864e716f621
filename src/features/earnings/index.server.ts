export { earningsApi } from './api.server.ts';
