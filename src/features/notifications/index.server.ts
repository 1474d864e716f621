export { queueMail, sendMailJob } from './queue-mail.server.ts';
export { sendMail } from './send-mail.server.ts';
