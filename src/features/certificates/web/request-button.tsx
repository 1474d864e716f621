import { type FormEvent, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { createClient } from '../../../contract/api/client.ts';
import { ApiFailure, read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { ApiForm } from '../../../lib/form/api-form.tsx';
import { useViewer } from '../../../lib/page/viewer/use-viewer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toast } from '../../../ui/toasts/toast.ts';

type Props = {
  courseId: string;
  title: string;
  /** The percentages of the course that the certificate requires and that the learner has completed. */
  minimum: number;
  progress: number;
  again?: boolean;
};

/**
 * Requests a course's certificate, after showing what will be printed on it. Without JavaScript it is requested
 * immediately.
 */
export function RequestButton({ courseId, title, minimum, progress, again }: Props) {
  const [open, setOpen] = useState(false);
  const request = useRequest(() => setOpen(false));
  const check = (event: FormEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <ApiForm action="/dashboard/completed-courses" hiddenFields={{ courseId }} onSubmit={check}>
        <Button type="submit" size="sm">
          {again ? 'Request again' : 'Request Certificate'}
          <span className="sr-only">: {title}</span>
        </Button>
      </ApiForm>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Request Certificate"
        busy={request.busy}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)} disabled={request.busy}>
              Cancel
            </Button>
            <Button data-autofocus busy={request.busy} onClick={() => request.send(courseId)}>
              Request Certificate
            </Button>
          </>
        }
      >
        <OnTheCertificate title={title} minimum={minimum} progress={progress} />
      </Dialog>
    </>
  );
}

/** Shows what will be printed on the certificate, and its requirements. */
export function OnTheCertificate({
  title,
  minimum,
  progress,
}: Pick<Props, 'title' | 'minimum' | 'progress'>) {
  const viewer = useViewer();
  return (
    <>
      <dl className="grid gap-3 rounded-card border border-hairline bg-sunken p-4">
        <div>
          <dt className="text-sm text-ink-2">Name on the certificate</dt>
          <dd className="font-display text-lg font-bold break-words">{viewer?.name}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-2">Course</dt>
          <dd className="font-semibold">{title}</dd>
        </div>
      </dl>
      <p className="mt-4">
        {minimum > 0 && `You need at least ${minimum}% of the course and have completed ${progress}%. `}
        We review each request and email you when it’s ready.
      </p>
      {viewer && !isPrintable(viewer.name) && (
        <p className="mt-2">
          Certificates can be printed in Latin, Greek, Cyrillic, Hebrew, Arabic, Devanagari, Chinese and
          Japanese scripts. Add your name in one of these to your profile, and it will be printed on the
          certificate.
        </p>
      )}
      <p className="mt-2 text-sm text-ink-2">
        Name not quite right?{' '}
        <Link to="/account/profile" className="link">
          Change it in your profile
        </Link>{' '}
        first.
      </p>
    </>
  );
}

/** Whether at least one word of a name is in a script that can be printed. */
const isPrintable = (name: string): boolean =>
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(
    name,
  );

/**
 * Sends a request and reports the result itself when the response arrives: the button may be gone by the time the page
 * shows it.
 */
export function useRequest(onRequested: () => void) {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  async function send(courseId: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const { certificates } = createClient(window.location.origin);
      const { message } = await read(
        certificates[':courseId'].request.$post({ param: segments({ courseId }) }),
      );
      toast.success('Certificate requested successfully!', { description: message });
      await revalidate();
      onRequested();
    } catch (error) {
      toast.error(error instanceof ApiFailure ? error.message : 'Failed to request certificate');
      // Requested in another tab, or decided on in the meantime.
      if (error instanceof ApiFailure && error.status === 409) await revalidate();
    } finally {
      setBusy(false);
    }
  }
  return { busy, send: (courseId: string) => void send(courseId) };
}
