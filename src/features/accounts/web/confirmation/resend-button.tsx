import { useFetcher, useLocation } from 'react-router';
import { useFetcherResponse } from '../../../../lib/form/after-sending/use-fetcher-response.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { toast } from '../../../../ui/toasts/toast.ts';
import type { action } from './resend.ts';

/** Sends the confirmation email again; works without scripts. */
export function ResendButton({ email, label = 'Verify Account' }: { email: string; label?: string }) {
  const fetcher = useFetcher<typeof action>();
  const { pathname, search } = useLocation();
  useFetcherResponse(fetcher, ({ success, message }) => {
    toast[success ? 'success' : 'error'](message);
  });
  return (
    <ApiForm
      fetcher={fetcher}
      action="/account/resend"
      hiddenFields={{ email, from: pathname + search }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!navigator.onLine) return toast.error('Email verification failed');
        const values = new FormData(event.currentTarget);
        values.set('scripted', 'yes');
        return fetcher.submit(values, { method: 'post', action: '/account/resend' });
      }}
    >
      {({ busy }) => (
        <Button type="submit" size="sm" variant="secondary" busy={busy}>
          {label}
        </Button>
      )}
    </ApiForm>
  );
}
