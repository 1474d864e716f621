export { communityApi } from './api.server.ts';
export { checkBot } from './check-bot.server.ts';
