import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import nodemailer from 'nodemailer';
import { z } from 'zod';
import { receive } from '../mail/mailbox.ts';
import type { Database } from '../support/database.ts';
import { bodiesOf, type Template, templates } from './templates.ts';

const largestBody = 50 * 1024;
/** The real service accepts one request per second; here a burst may use ten seconds' worth at once. */
const burst = 10;
const millisecondsEach = 1000;

/** An account of the email-sending service with its one service and its two templates. */
export type EmailJsAccount = {
  publicKey: string;
  serviceId: string;
  contactTemplate: string;
  instructorTemplate: string;
  /** Where the templates send their emails. */
  deliverTo: string;
};

type Parts = { db: Database; now: () => number; log: (message: string) => void };

const sending = z.object({
  user_id: z.string().default(''),
  service_id: z.string().default(''),
  template_id: z.string().default(''),
  template_params: z.record(z.string(), z.unknown()).default({}),
});
type Sending = z.infer<typeof sending>;

/**
 * The part of EmailJS that its browser SDK calls. Every page may call it, as with the real service; an accepted message
 * is in the mailbox when `OK` is returned.
 */
export function emailJsRoutes(account: EmailJsAccount, parts: Parts): Hono {
  const rate = createRate(parts.now);
  return new Hono()
    .use('/api/v1.0/email/*', cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['content-type'] }))
    .post(
      '/api/v1.0/email/send',
      bodyLimit({ maxSize: largestBody, onError: (c) => c.text('Variables are limited to 50Kb', 413) }),
      async (c) => {
        const parsed = sending.safeParse(await c.req.json().catch(() => undefined));
        if (!parsed.success) return c.text('The request is malformed', 400);
        const template = templateOf(account, parsed.data);
        if (typeof template === 'string') return c.text(template, 400);
        if (!rate.take()) return c.text('Too many requests', 429);
        return deliver(c, account, parts, template, parsed.data);
      },
    );
}

/** The requested template, or the error in the service's wording. */
function templateOf(account: EmailJsAccount, sending: Sending): Template | string {
  if (sending.user_id !== account.publicKey) return 'The Public Key is invalid';
  if (sending.service_id !== account.serviceId) return 'The service ID not found';
  if (sending.template_id === account.contactTemplate) return templates.contact;
  if (sending.template_id === account.instructorTemplate) return templates.instructor;
  return 'The template ID not found';
}

async function deliver(
  c: Context,
  account: EmailJsAccount,
  parts: Parts,
  template: Template,
  sending: Sending,
) {
  const filled = template((name) => String(sending.template_params[name] ?? ''));
  const sender = 'EmailJS <noreply@emailjs.example>';
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const { message } = await composer.sendMail({
    from: sender,
    to: account.deliverTo,
    replyTo: { name: '', address: filled.replyTo },
    subject: filled.subject,
    ...(await bodiesOf(filled)),
  });
  await receive(parts.db, {
    source: message as Buffer,
    sender,
    recipients: [account.deliverTo],
    receivedAt: new Date(parts.now()),
  });
  parts.log(`email to ${account.deliverTo}: ${filled.subject}`);
  return c.text('OK');
}

/** A token bucket that holds a burst and refills by one each second. */
function createRate(now: () => number): { take: () => boolean } {
  let [left, since] = [burst, now()];
  return {
    take() {
      const earned = Math.floor((now() - since) / millisecondsEach);
      left = Math.min(burst, left + earned);
      since += earned * millisecondsEach;
      if (left === 0) return false;
      left -= 1;
      return true;
    },
  };
}
