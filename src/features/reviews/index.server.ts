export { reviewsApi } from './api.server.ts';
export { reviewEmails } from './emails/reviews.tsx';
