export { newsletterApi } from './api.server.ts';
export { newsletterEmails } from './emails/newsletter.tsx';
