export {
  openSealedMail,
  queueMail,
  queueSecretMail,
  sendMailJob,
  sendSealedMailJob,
} from './queue-mail.server.ts';
export { sendMail } from './send-mail.server.ts';
