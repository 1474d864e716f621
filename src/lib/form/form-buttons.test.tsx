import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { FormButtons } from './form-buttons.tsx';

test.each([
  [false, true],
  [true, false],
])('while the form is being sent (%s), “Cancel” leads back: %s', (busy, leadsBack) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <FormButtons label="Save" busy={busy} cancelTo="/list" />
    </MemoryRouter>,
  );
  expect(html).toContain('Cancel');
  expect(html.includes('href="/list"')).toBe(leadsBack);
});
