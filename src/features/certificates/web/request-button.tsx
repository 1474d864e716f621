import { type FormEvent, useState } from 'react';
import { Form, Link, useRevalidator } from 'react-router';
import { ApiFailure, createClient, read } from '../../../contract/api/client.ts';
import { useViewer } from '../../../lib/page/use-viewer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toast } from '../../../ui/toasts/toast.ts';

type Props = {
  courseId: string;
  title: string;
  /** Percent of the course that the certificate asks for, and that the learner has. */
  minimum: number;
  progress: number;
  size?: 'sm' | 'md';
  again?: boolean;
};

/** Asks for the certificate of a course, after showing what will stand on it. Without JavaScript it asks at once. */
export function RequestButton({ courseId, title, minimum, progress, size = 'sm', again }: Props) {
  const [open, setOpen] = useState(false);
  const request = useRequest(() => setOpen(false));
  const look = (event: FormEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Form method="post" action="/dashboard/completed-courses" onSubmit={look}>
        <input type="hidden" name="courseId" value={courseId} />
        <Button type="submit" size={size}>
          {again ? 'Request again' : 'Request Certificate'}
          <span className="sr-only">: {title}</span>
        </Button>
      </Form>
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

/** What will be printed, and what it takes to ask for it. */
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

/** Whether some word of a name is in a script that certificates are printed in. */
const isPrintable = (name: string): boolean =>
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(
    name,
  );

/**
 * Sends a request and says what became of it. It says so itself, when the answer comes: what asked may be gone from the
 * page by the time that the page shows the answer.
 */
export function useRequest(onRequested: () => void) {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  async function send(courseId: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const { certificates } = createClient(window.location.origin);
      const { message } = await read(certificates[':courseId'].request.$post({ param: { courseId } }));
      toast.success('Certificate requested successfully!', { description: message });
      await revalidate();
      onRequested();
    } catch (error) {
      toast.error(error instanceof ApiFailure ? error.message : 'Failed to request certificate');
    } finally {
      setBusy(false);
    }
  }
  return { busy, send: (courseId: string) => void send(courseId) };
}
