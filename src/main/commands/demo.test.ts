import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/people.ts';
import { makePerson } from '../../../test/factories/people.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { hashPassword } from '../../features/accounts/index.server.ts';
import { StartupError } from '../../platform/failures/startup-error.ts';
import { refuseDemoAccounts } from './demo.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const start = () => refuseDemoAccounts(product.ctx);

test('the product refuses to start without the sandbox if an active account has the demo password', async () => {
  await expect(start()).resolves.toBeUndefined();
  const { id } = await makePerson(product.ctx, { email: 'admin@milepost.example', role: 'admin' });
  await expect(start(), 'with its own password').resolves.toBeUndefined();

  const change = (values: { passwordHash?: string; isActive?: boolean }) =>
    product.ctx.db.updateTable('users').set(values).where('id', '=', id).execute();
  await change({ passwordHash: await hashPassword(DEMO_PASSWORD) });
  await expect(start()).rejects.toThrow(StartupError);
  await expect(start()).rejects.toThrow('admin@milepost.example');

  await change({ isActive: false });
  await expect(start(), 'deactivated').resolves.toBeUndefined();
});
