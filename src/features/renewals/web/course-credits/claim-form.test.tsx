import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ClaimForm } from './claim-form.tsx';

test('an error about the sum of the areas is shown once, and describes each of them', () => {
  const sentence = 'The areas must add up to 2 PDU; they add up to 1.';
  const failure = {
    message: 'Some fields need your attention.',
    fields: { areas: sentence, amount: 'Too many.' },
  };
  const element = <ClaimForm courseId="1" suggestions={[]} failure={failure} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const [, errors = ''] = html.split('</legend>');
  expect(errors.split(sentence)).toHaveLength(2);
  const [, id] = /class="field-error" id="([^"]+)"/.exec(errors) ?? [];
  expect(errors.split(`aria-describedby="${id}"`)).toHaveLength(4);
  expect(errors.match(/aria-invalid="true"/g)).toHaveLength(3);
});
