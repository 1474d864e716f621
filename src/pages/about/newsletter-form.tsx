import { useEffect, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import type { action } from './newsletter.tsx';

/** Subscribes to the newsletter from any page; works without scripts. */
export function NewsletterForm({ typed, error }: { typed?: string; error?: string }) {
  const fetcher = useFetcher<typeof action>();
  const form = useRef<HTMLFormElement>(null);
  const here = useLocation();
  const answer = fetcher.data;
  useEffect(() => {
    if (!answer) return;
    if ('failure' in answer) {
      toast.error(answer.failure.message);
    } else if ('message' in answer) {
      toast.success(answer.message);
      form.current?.reset();
    }
  }, [answer]);
  const failure = answer && 'failure' in answer ? answer.failure.fields.email : undefined;
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action="/newsletter"
      onSubmit={(event) => {
        event.preventDefault();
        const values = new FormData(event.currentTarget);
        values.set('scripted', 'yes');
        if (!navigator.onLine) toast.error('Subscription failed');
        else if (fetcher.state === 'idle') fetcher.submit(values, { method: 'post', action: '/newsletter' });
      }}
    >
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
          error={fetcher.state === 'idle' ? (failure ?? error) : undefined}
          fieldClassName="min-w-0 flex-[1_1_12rem]"
        />
        <Button type="submit" busy={fetcher.state !== 'idle'}>
          Subscribe
        </Button>
      </div>
    </fetcher.Form>
  );
}
