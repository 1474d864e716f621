import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import type { action } from '../account/resend.ts';

/** Sends the confirmation mail again. */
export function ResendButton({ email }: { email: string }) {
  const fetcher = useFetcher<typeof action>();
  const { data } = fetcher;
  useEffect(() => {
    if (data) toast[data.success ? 'success' : 'error'](data.message);
  }, [data]);
  return (
    <fetcher.Form method="post" action="/account/resend">
      <input type="hidden" name="email" value={email} />
      <Button type="submit" size="sm" variant="secondary" busy={fetcher.state !== 'idle'}>
        Verify Account
      </Button>
    </fetcher.Form>
  );
}
