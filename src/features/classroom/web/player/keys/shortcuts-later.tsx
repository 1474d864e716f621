import { useEffect } from 'react';
import { useLater } from '../../../../../lib/page/use-later.ts';
import { toast } from '../../../../../ui/toasts/toast.ts';
import type { ShortcutsProps } from './shortcuts-sheet.tsx';

const load = () => import('./shortcuts-sheet.tsx');

/** The list of shortcuts, loaded when it is first opened. */
export function ShortcutsLater(props: ShortcutsProps) {
  const { open } = props;
  const { Part: Sheet, failed } = useLater(open, load);
  useEffect(() => {
    if (open && failed) toast.error('We couldn’t load the shortcuts. Please reload the page.');
  }, [open, failed]);
  return Sheet && <Sheet {...props} />;
}
