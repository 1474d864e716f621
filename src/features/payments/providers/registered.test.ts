import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paymentMethods } from '../../../contract/constants.ts';
import { StartupError } from '../../../platform/failures/startup-error.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { providerEnvironments, sandboxAccounts, withSandboxedProviders } from './provider-settings.server.ts';
import { methodsOf, providedMethods, providerOf, providers } from './providers.ts';

const here = new URL('./', import.meta.url);
const source = new URL('../../../', import.meta.url);
const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());

test('every folder is registered, and every registered provider has one', () => {
  expect(providers.toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

test('every payment method has one provider or none, and is offered in the order of the orders table', () => {
  expect(providers.flatMap(methodsOf).toSorted()).toEqual([...providedMethods].toSorted());
  expect(paymentMethods.filter((method) => !providerOf(method))).toEqual(['bank', 'free']);
  expect(providedMethods).toEqual(['stripe', 'paypal', 'card', 'paystack']);
});

/** Where the name of a provider may appear outside its folder. The specification prescribes `paypalOrderId`. */
const allowed = ['contract/constants.ts', 'features/payments/providers/registry.ts'];

test('no provider is named outside its folder', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !allowed.includes(file));
  const naming = files.filter((file) => {
    const text = readFileSync(new URL(file, source), 'utf8').replaceAll('paypalOrderId', '');
    return providers.some(
      (name) => !file.startsWith(`features/payments/providers/${name}/`) && new RegExp(name, 'i').test(text),
    );
  });
  expect(naming).toEqual([]);
});

test('a provider is configured by its own variables, all of them or none', () => {
  expect(readSettings({}, providerEnvironments).providers).toEqual({});
  expect(readSettings({ PAYSTACK_SECRET_KEY: 'key' }, providerEnvironments).providers).toEqual({
    paystack: {
      secretKey: 'key',
      apiBase: 'https://api.paystack.co',
      pageOrigin: 'https://checkout.paystack.com',
    },
  });
  expect(() => readSettings({ STRIPE_SECRET_KEY: 'key' }, providerEnvironments)).toThrow(
    new StartupError('STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET must be set together.'),
  );
  expect(() => readSettings({ PAYPAL_ENVIRONMENT: 'test' }, providerEnvironments)).toThrow(
    'These settings are wrong: PAYPAL_ENVIRONMENT',
  );
});

test('the sandbox replaces every provider that is not configured, and only those', () => {
  const real = { secretKey: 'real' };
  const settings = withSandboxedProviders({ stripe: real }, 'http://sandbox');
  expect(Object.keys(settings).toSorted()).toEqual(providers.toSorted());
  expect(settings).toMatchObject({ stripe: real, paypal: { apiBase: 'http://sandbox', live: false } });
  expect(sandboxAccounts('http://here/webhooks')).toMatchObject({
    paystack: { webhookUrl: 'http://here/webhooks/paystack' },
  });
});
