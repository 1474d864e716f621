import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { ApiForm } from './api-form.tsx';

function render(props: ComponentProps<typeof ApiForm>): string {
  const element = (
    <ApiForm
      values={{ name: 'Ada', email: 'ada@people.example' }}
      hiddenFields={{ intent: 'join' }}
      {...props}
    >
      {({ busy, field }) => (
        <>
          <TextField label="Name" {...field('name')} />
          <TextField label="Email" {...field('email')} />
          <Button type="submit" busy={busy}>
            Join
          </Button>
        </>
      )}
    </ApiForm>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/join?next=%2Fhome'] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe('a form', () => {
  it('posts to the page with its hidden fields, even without scripts, and starts with its values', () => {
    const html = render({});
    expect(html).toContain('action="/join?next=%2Fhome" method="post"');
    expect(html).toContain('<input type="hidden" name="intent" value="join"/>');
    expect(html).toContain('value="ada@people.example"');
    expect(html).not.toContain('role="alert"');
  });
  it('shows why it was refused, marks the field, and fills in again what was typed', () => {
    const html = render({
      failure: {
        message: 'Please check your email.',
        hint: 'Then try again.',
        fields: { name: 'Too long.', email: 'Please check your email.' },
        values: { email: 'ada@' },
      },
    });
    expect(html).toContain('role="alert"');
    expect(html).toContain('Then try again.');
    expect(html).toContain('value="ada@"');
    expect(html).toContain('value="Ada"');
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(html).toContain('Too long.');
    expect(html.match(/Please check your email\./g)).toHaveLength(1);
  });
  it('disables its button while it is being sent', () => {
    expect(render({ busy: true })).toContain('aria-disabled="true"');
    expect(render({})).not.toContain('aria-disabled="true"');
  });
});
