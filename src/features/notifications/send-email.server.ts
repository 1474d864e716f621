import { render, toPlainText } from '@react-email/render';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { EmailTemplate, EmailTemplates } from './emails/template.ts';
import type { QueuedEmail } from './queue-email.server.ts';

/**
 * Runs the `send_mail` job: renders HTML and plain text from the template and passes them to the mail server.
 * @param templates every email the product sends
 * @throws Error when no template has the email's name
 */
export async function sendEmail(
  mailer: Mailer,
  templates: EmailTemplates,
  { to, template, data, headers }: QueuedEmail,
  jobId: string,
): Promise<void> {
  const { subject, body } = templateNamed(templates, template);
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

function templateNamed(templates: EmailTemplates, name: string): EmailTemplate<unknown> {
  const template = templates.find((each) => each.name === name);
  if (!template) throw new Error(`There is no email called "${name}".`);
  return template as EmailTemplate<unknown>;
}
