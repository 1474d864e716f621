import { html } from 'hono/html';

type Filled = { replyTo: string; subject: string; rows: [label: string, value: string][] };
/** Fills a template with its parameters: absent ones are empty, as with the real service. */
export type Template = (value: (name: string) => string) => Filled;

/** The two templates that Milepost's forms are written for. */
export const templates = {
  contact: (value) => ({
    replyTo: value('email'),
    subject: `Contact message: ${value('subject')}`,
    rows: [
      ['Name', value('name')],
      ['Email', value('email')],
      ['Subject', value('subject')],
      ['Message', value('message')],
    ],
  }),
  instructor: (value) => ({
    replyTo: value('email'),
    subject: `Instructor application: ${value('name')}`,
    rows: [
      ['Name', value('name')],
      ['Email', value('email')],
      ['Background', value('background')],
      ['Topics', value('topics')],
      ['Links', value('links')],
      ['Agreed to the Instructor Terms', value('instructorAgreement')],
    ],
  }),
} satisfies Record<string, Template>;

/** The email's two bodies. Visitors' input is text in both, never markup. */
export async function bodiesOf({ subject, rows }: Filled): Promise<{ text: string; html: string }> {
  const filled = rows.filter(([, value]) => value !== '');
  const page = await html`<!doctype html>
    <html lang="en-GB">
      <body style="font-family: sans-serif; line-height: 1.5">
        <h1 style="font-size: 20px">${subject}</h1>
        ${filled.map(
          ([label, value]) =>
            html`<p><b>${label}</b><br /><span style="white-space: pre-wrap">${value}</span></p>`,
        )}
      </body>
    </html>`;
  return { text: filled.map(([label, value]) => `${label}:\n${value}\n`).join('\n'), html: String(page) };
}
