import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiForm } from '../../../lib/form/api-form.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { subscribe } from './subscribe.ts';

/**
 * Subscribes to the newsletter from any page; works without scripts. With scripts it calls the server itself, so that
 * input survives a lost connection.
 */
export function NewsletterForm({ typed, error }: { typed?: string; error?: string }) {
  const here = useLocation();
  const [refusal, setRefusal] = useState(error);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const response = await subscribe(String(new FormData(form).get('email')));
    if (!response.refusal) toast[response.done ? 'success' : 'error'](response.message);
    if (response.done) form.reset();
    setRefusal(response.refusal);
  }
  return (
    <ApiForm
      action="/newsletter"
      hiddenFields={{ from: here.pathname + here.search }}
      onSubmit={send}
      onInput={() => setRefusal(undefined)}
    >
      {({ busy }) => (
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            label="Email address"
            name="email"
            type="email"
            autoComplete="email"
            placeholder="you@example.com"
            required
            maxLength={254}
            defaultValue={typed}
            error={refusal}
            fieldClassName="min-w-0 flex-[1_1_12rem]"
          />
          <Button type="submit" busy={busy}>
            Subscribe
          </Button>
        </div>
      )}
    </ApiForm>
  );
}
