import { data } from 'react-router';
import { outageIn } from '../../../../../lib/form/failures/or-connection-lost.ts';

/** The error that a form on the course page shows when it could not be sent. @throws anything but an outage */
export function unsent(form: FormData, error: unknown) {
  const problem = outageIn(error, 'We couldn’t save that.');
  const [intent, reviewId] = [String(form.get('intent')), String(form.get('reviewId') ?? '')];
  const reviewFailure = { intent, reviewId, ...problem, fields: {}, values: {} };
  return data(intent === 'enrol' ? { message: problem.message } : { reviewFailure }, { status: 503 });
}
