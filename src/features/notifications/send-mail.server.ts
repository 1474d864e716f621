import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import type { z } from 'zod';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { sendMailJob } from './queue-mail.server.ts';
import { templates } from './templates.ts';

type Payload = z.infer<typeof sendMailJob.payload>;

/** Does the `send_mail` job: renders HTML and plain text from the template and hands the mail to the server. */
export async function sendMail(
  mailer: Mailer,
  { to, template, data, headers }: Payload,
  jobId: string,
): Promise<void> {
  const { subject, body } = templates[template] as unknown as {
    subject: (data: unknown) => string;
    body: (data: unknown) => ReactElement;
  };
  const html = await render(body(data));
  await mailer.send({
    to,
    subject: subject(data),
    html,
    text: toPlainText(html),
    messageId: `<job-${jobId}@milepost>`,
    ...(headers && { headers }),
  });
}
