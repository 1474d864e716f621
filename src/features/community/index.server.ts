export { communityApi } from './api.server.ts';
