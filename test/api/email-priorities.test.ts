import { expect, test } from 'vitest';
import { newsletterWelcomeEmail as template } from '../../src/features/newsletter/emails/newsletter.tsx';
import { queueSecretEmail } from '../../src/features/notifications/queue-email.server.ts';
import { createTestProduct } from '../harness/test-product.ts';

test('emails with the priority “first” are sent before timely ones, and news last', async () => {
  const product = await createTestProduct();
  const { ctx } = product;
  for (const priority of ['news', 'timely', 'first'] as const)
    await queueSecretEmail(ctx, ctx.db, `${priority}@example.com`, template, template.example, { priority });
  const sent = await product.runJobs();
  expect(sent.map(({ to }) => to)).toEqual(['first@example.com', 'timely@example.com', 'news@example.com']);
  await product.close();
});
