import { type FormEvent, useRef, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { subscribe } from './subscribe.ts';

/**
 * Subscribes to the newsletter from any page; works without scripts. With them it asks the server itself, so that what
 * was typed stays wherever nobody answers.
 */
export function NewsletterForm({ typed, error }: { typed?: string; error?: string }) {
  const here = useLocation();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(error);
  const sending = useRef(false);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const answer = await subscribe(String(new FormData(form).get('email')));
    if (!answer.refusal) toast[answer.done ? 'success' : 'error'](answer.message);
    if (answer.done) form.reset();
    setRefusal(answer.refusal);
    setBusy(false);
    sending.current = false;
  }
  return (
    <Form method="post" action="/newsletter" onSubmit={send} onInput={() => setRefusal(undefined)}>
      <input type="hidden" name="from" value={here.pathname + here.search} />
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
    </Form>
  );
}
