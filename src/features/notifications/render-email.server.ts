import { render, toPlainText } from '@react-email/render';
import { withSite } from './emails/layout.tsx';
import type { AnyEmailTemplate } from './emails/template.ts';

type RenderedEmail = { subject: string; html: string; text: string };

/**
 * Renders the subject, HTML and plain text of an email.
 * @param data as the template expects it: it was checked when the email was queued
 * @param appUrl the product's base URL, for images
 */
export async function renderEmail(
  { subject, body }: AnyEmailTemplate,
  data: unknown,
  appUrl: string,
): Promise<RenderedEmail> {
  const html = await render(withSite(appUrl, body(data as never)));
  return { subject: subject(data as never), html, text: toPlainText(html, { selectors: [receiptAsText] }) };
}

/** A receipt is the only table that holds data; the others are layout. */
const receiptAsText = {
  selector: 'table.e-receipt',
  format: 'dataTable',
  options: { uppercaseHeaderCells: false },
};
