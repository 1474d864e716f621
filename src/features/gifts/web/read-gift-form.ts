import { complete, text } from '../../../lib/form/reading/form-fields.ts';

/**
 * A gift's form as the API takes it. Browsers send a line break as two characters; it counts as one.
 * @throws a 400 page if a field is missing: without the day, the gift would be sent immediately
 */
export function giftIn(form: FormData) {
  complete(form, ['message', 'deliverOn']);
  return {
    recipientName: text(form, 'recipientName'),
    recipientEmail: text(form, 'recipientEmail'),
    message: text(form, 'message').replaceAll('\r\n', '\n'),
    timeZone: text(form, 'timeZone') || 'UTC',
    ...(text(form, 'deliverOn') && { deliverOn: text(form, 'deliverOn') }),
  };
}
