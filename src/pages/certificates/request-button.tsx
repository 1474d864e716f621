import { type FormEvent, useEffect, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import type { action } from '../learn/completed-courses.tsx';
import { useViewer } from '../use-viewer.ts';

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
      <request.Form method="post" action={address} onSubmit={look}>
        <input type="hidden" name="courseId" value={courseId} />
        <Button type="submit" size={size}>
          {again ? 'Request again' : 'Request Certificate'}
          <span className="sr-only">: {title}</span>
        </Button>
      </request.Form>
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
          <dd className="font-display text-lg font-semibold break-words">{viewer?.name}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-2">Course</dt>
          <dd className="font-semibold">{title}</dd>
        </div>
      </dl>
      <p className="mt-4">
        {minimum > 0 &&
          `This certificate needs at least ${minimum}% of the course; you have completed ${progress}%. `}
        An administrator looks at every request, and you are told by mail.
      </p>
      {viewer && !isPrintable(viewer.name) && (
        <p className="mt-2">
          Certificates are printed in Latin, Greek, Cyrillic, Hebrew, Arabic, Devanagari, Chinese and Japanese
          letters. Write your name in one of these beside the one you have, the way you spell it, and it
          stands on the certificate.
        </p>
      )}
      <p className="mt-2 text-sm text-ink-2">
        Is the name not the one to frame?{' '}
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

const address = '/dashboard/completed-courses';

/** Sends a request and says what became of it. */
export function useRequest(onRequested: () => void) {
  const fetcher = useFetcher<typeof action>();
  const answer = fetcher.data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is told once
  useEffect(() => {
    if (!answer) return;
    if (!answer.ok) return toast.error(answer.message);
    toast.success('Certificate requested successfully!', { description: answer.message });
    onRequested();
  }, [answer]);
  return {
    Form: fetcher.Form,
    busy: fetcher.state !== 'idle',
    send: (courseId: string) => void fetcher.submit({ courseId }, { method: 'post', action: address }),
  };
}
