import { accountEmails } from '../features/accounts/index.server.ts';
import { announcementEmails } from '../features/announcements/index.server.ts';
import { assessmentEmails } from '../features/assessment/index.server.ts';
import { authoringEmails } from '../features/authoring/index.server.ts';
import { certificateEmails } from '../features/certificates/index.server.ts';
import { credentialEmails } from '../features/credentials/index.server.ts';
import { earningsEmails } from '../features/earnings/index.server.ts';
import { giftEmails } from '../features/gifts/index.server.ts';
import { learningEmails } from '../features/learning/index.server.ts';
import { liveSessionEmails } from '../features/live-sessions/index.server.ts';
import { newsletterEmails } from '../features/newsletter/index.server.ts';
import { type EmailTemplates, renderEmail } from '../features/notifications/index.server.ts';
import { bankTransferEmails, orderEmails, refundRequestEmails } from '../features/payments/index.server.ts';
import { payoutEmails } from '../features/payouts/index.server.ts';
import { renewalEmails } from '../features/renewals/index.server.ts';
import { reviewEmails } from '../features/reviews/index.server.ts';
import { threadEmails } from '../features/threads/index.server.ts';

/** Every email the product sends. */
export const emails: EmailTemplates = [
  ...accountEmails,
  ...authoringEmails,
  ...learningEmails,
  ...reviewEmails,
  ...threadEmails,
  ...announcementEmails,
  ...liveSessionEmails,
  ...assessmentEmails,
  ...certificateEmails,
  ...renewalEmails,
  ...credentialEmails,
  ...orderEmails,
  ...bankTransferEmails,
  ...giftEmails,
  ...refundRequestEmails,
  ...payoutEmails,
  ...earningsEmails,
  ...newsletterEmails,
];

/** Every email with its example data, rendered for the design page. */
export const renderExamples = (appUrl: string) =>
  Promise.all(
    emails.map(async (template) => ({
      name: template.name,
      ...(await renderEmail(template, template.example, appUrl)),
    })),
  );
