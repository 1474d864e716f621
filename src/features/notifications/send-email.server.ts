import type { Mailer } from '../../platform/mail/mailer.ts';
import type { AnyEmailTemplate, EmailTemplates } from './emails/template.ts';
import type { QueuedEmail } from './queue-email.server.ts';
import { renderEmail } from './render-email.server.ts';

type Post = {
  mailer: Mailer;
  /** Every email the product sends. */
  templates: EmailTemplates;
  /** The product's base URL. */
  appUrl: string;
};

/**
 * Runs the `send_mail` job: renders HTML and plain text from the template and passes them to the mail server.
 * @throws Error when no template has the email's name
 */
export async function sendEmail(
  { mailer, templates, appUrl }: Post,
  { to, template, data, headers }: QueuedEmail,
  jobId: string,
): Promise<void> {
  const rendered = await renderEmail(templateNamed(templates, template), data, appUrl);
  await mailer.send({
    to,
    ...rendered,
    messageId: `<job-${jobId}@milepost>`,
    ...(headers && { headers }),
  });
}

function templateNamed(templates: EmailTemplates, name: string): AnyEmailTemplate {
  const template = templates.find((each) => each.name === name);
  if (!template) throw new Error(`There is no email called "${name}".`);
  return template;
}
