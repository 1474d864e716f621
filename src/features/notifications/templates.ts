import {
  alreadyRegistered,
  confirmAddress,
  notConfirmed,
  passwordChanged,
  resetPassword,
} from './mails/accounts.tsx';
import { courseApproved, courseRejected } from './mails/authoring.tsx';
import { bankReceiptReceived, bankReceiptToReview, bankTransferRejected } from './mails/bank-transfers.tsx';
import { certificateApproved, certificateRejected, certificateRevoked } from './mails/certificates.tsx';
import { enrolled } from './mails/learning.tsx';
import { newsletterWelcome } from './mails/newsletter.tsx';
import { orderReceipt, orderRefunded } from './mails/payments.tsx';
import { reviewAnswered, reviewRemoved } from './mails/reviews.tsx';
import type { MailTemplate } from './template.ts';

/** Every mail the product sends, by name. */
export const templates = {
  confirmAddress,
  alreadyRegistered,
  notConfirmed,
  resetPassword,
  passwordChanged,
  courseApproved,
  courseRejected,
  enrolled,
  certificateApproved,
  certificateRejected,
  certificateRevoked,
  bankReceiptReceived,
  bankReceiptToReview,
  bankTransferRejected,
  orderReceipt,
  orderRefunded,
  newsletterWelcome,
  reviewAnswered,
  reviewRemoved,
};

export type TemplateName = keyof typeof templates;
export type TemplateData<Name extends TemplateName> =
  (typeof templates)[Name] extends MailTemplate<infer Data> ? Data : never;
