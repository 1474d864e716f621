import { createHash } from 'node:crypto';
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
 * @param jobId the same in every attempt
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
    messageId: messageIdOf(appUrl, [jobId, to, template, data]),
    ...(headers && { headers }),
  });
}

/**
 * The `Message-ID` of an email: the same in every attempt, and different for every email. A job's number alone
 * would not do, because a new database counts from 1 again, and mailboxes hide an email whose id they already have.
 */
function messageIdOf(appUrl: string, content: readonly unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  return `<${hash.slice(0, 22)}@${new URL(appUrl).hostname}>`;
}

function templateNamed(templates: EmailTemplates, name: string): AnyEmailTemplate {
  const template = templates.find((each) => each.name === name);
  if (!template) throw new Error(`There is no email called "${name}".`);
  return template;
}
