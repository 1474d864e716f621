import { text } from '../../../lib/form/form-failure.ts';

/** A gift's form as the API takes it. Browsers send line breaks as two characters; one is counted. */
export const giftIn = (form: FormData) => ({
  recipientName: text(form, 'recipientName'),
  recipientEmail: text(form, 'recipientEmail'),
  message: text(form, 'message').replaceAll('\r\n', '\n'),
  timeZone: text(form, 'timeZone') || 'UTC',
  ...(text(form, 'deliverOn') && { deliverOn: text(form, 'deliverOn') }),
});
