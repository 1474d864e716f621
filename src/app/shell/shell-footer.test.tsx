import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ShellFooter } from './shell-footer.tsx';
import { shellLinks } from './shell-links.ts';

test.each(['user', 'instructor', 'admin'] as const)(
  'a %s reaches their own orders from the sidebar, once',
  (role) => {
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <ShellFooter role={role} onEditProfile={() => undefined} />
      </MemoryRouter>,
    );
    const links = [...shellLinks[role].map(({ to }) => to), ...html.matchAll(/href="([^"]+)"/g)].flat();
    expect(links.filter((link) => link === '/dashboard/orders')).toHaveLength(1);
  },
);
