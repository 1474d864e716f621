import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import type { action } from '../learn/completed-courses.tsx';

type Props = {
  courseId: string;
  title: string;
  size?: 'sm' | 'md';
  again?: boolean;
  onRequested?: () => void;
};

/** Asks for the certificate of a course; without JavaScript it leads to the certificates page. */
export function RequestButton({ courseId, title, size = 'sm', again, onRequested }: Props) {
  const fetcher = useFetcher<typeof action>();
  const answer = fetcher.data;
  useEffect(() => {
    if (!answer) return;
    toast[answer.ok ? 'success' : 'error'](answer.message);
    if (answer.ok) onRequested?.();
  }, [answer, onRequested]);
  return (
    <fetcher.Form method="post" action="/dashboard/completed-courses">
      <input type="hidden" name="courseId" value={courseId} />
      <Button type="submit" size={size} busy={fetcher.state !== 'idle'}>
        {again ? 'Request again' : 'Request Certificate'}
        <span className="sr-only">: {title}</span>
      </Button>
    </fetcher.Form>
  );
}
