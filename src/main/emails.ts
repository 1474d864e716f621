import { accountEmails } from '../features/accounts/index.server.ts';
import { authoringEmails } from '../features/authoring/index.server.ts';
import { certificateEmails } from '../features/certificates/index.server.ts';
import { learningEmails } from '../features/learning/index.server.ts';
import { newsletterEmails } from '../features/newsletter/index.server.ts';
import type { EmailTemplates } from '../features/notifications/index.server.ts';
import { bankTransferEmails, orderEmails } from '../features/payments/index.server.ts';
import { reviewEmails } from '../features/reviews/index.server.ts';

/** Every email the product sends. */
export const emails: EmailTemplates = [
  ...accountEmails,
  ...authoringEmails,
  ...learningEmails,
  ...reviewEmails,
  ...certificateEmails,
  ...orderEmails,
  ...bankTransferEmails,
  ...newsletterEmails,
];
