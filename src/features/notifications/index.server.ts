export { deletedAddress } from './deleted-address.ts';
export type { EmailTemplates } from './emails/template.ts';
export { isOneClick, oneClickHeaders } from './one-click.server.ts';
export {
  openSealedEmail,
  queueEmail,
  queueSecretEmail,
  sendEmailJob,
  sendSealedEmailJob,
} from './queue-email.server.ts';
export { renderEmail } from './render-email.server.ts';
export { sendEmail } from './send-email.server.ts';
export { hasAccount, unsubscribeLinks } from './unsubscribe-links.server.ts';
export { countWaitingEmails, measureEmails } from './waiting-emails.server.ts';
