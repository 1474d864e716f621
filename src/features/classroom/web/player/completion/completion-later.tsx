import { useEffect } from 'react';
import { useLater } from '../../../../../lib/page/use-later.ts';
import { toast } from '../../../../../ui/toasts/toast.ts';
import type { CompletionProps } from './completion-dialog.tsx';

const load = () => import('./completion-dialog.tsx');

/** The end of a course, loaded when the course is completed. */
export function CompletionLater(props: CompletionProps) {
  const { open } = props;
  const { Part: Celebration, failed } = useLater(open, load);
  useEffect(() => {
    if (open && failed) toast.success('Course completed!');
  }, [open, failed]);
  return Celebration && <Celebration {...props} />;
}
