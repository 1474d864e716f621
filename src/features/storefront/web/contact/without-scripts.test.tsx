import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import Contact from './contact.tsx';

type Props = ComponentProps<typeof Contact>;

test.each([
  ['opened', undefined],
  ['returned after an attempt', { failure: { message: 'Something went wrong.', fields: {}, values: {} } }],
])('without scripts, the page %s says once which form needs them', (_when, actionData) => {
  const sending = { origin: '', publicKey: '', serviceId: '', contactTemplate: '', instructorTemplate: '' };
  const loaderData = { sending, supportEmail: 'support@milepost.example', canonical: '' };
  const element = <Contact {...({ loaderData, actionData } as unknown as Props)} />;
  const router = createMemoryRouter([{ id: 'root', path: '/', element }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html.match(/[^<>]*needs JavaScript\./g)).toEqual([
    'This form needs JavaScript.',
    'The application form needs JavaScript.',
  ]);
});
