import { expect } from '@playwright/test';
import { sandboxUrl } from './addresses.ts';

export type Email = {
  id: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  links: string[];
};

/** Everything an email address has received, newest first. */
export async function emailsTo(address: string, sandbox = sandboxUrl): Promise<Email[]> {
  const response = await fetch(`${sandbox}/mail/messages?${new URLSearchParams({ to: address })}`);
  return (await response.json()) as Email[];
}

/** The newest email to an address with this subject, as soon as it arrives. */
export async function emailTo(
  address: string,
  subject: string | RegExp,
  sandbox = sandboxUrl,
): Promise<Email> {
  let found: Email | undefined;
  const check = async () => {
    found = (await emailsTo(address, sandbox)).find((mail) => fits(mail.subject, subject));
    return found?.subject;
  };
  const message = `an email "${subject}" to ${address}`;
  await expect.poll(check, { message, timeout: 15_000, intervals: [50] }).toBeDefined();
  return found as Email;
}

const fits = (subject: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? subject.includes(wanted) : wanted.test(subject);

/** The path and query of the email's first link whose path starts with `beginning`. */
export function pathIn(mail: Email, beginning: string): string {
  const paths = mail.links.map((link) => new URL(link)).map(({ pathname, search }) => pathname + search);
  const found = paths.find((path) => path.startsWith(beginning));
  if (!found) throw new Error(`"${mail.subject}" has no link to ${beginning}: ${mail.links.join(', ')}`);
  return found;
}
