import { useLater } from '../../../../../lib/page/use-later.ts';
import type { UpNextProps } from './up-next.tsx';

const load = () => import('./up-next.tsx');

/** The card with the next lecture, loaded when the learner continues. */
export function UpNextLater({ open, ...props }: UpNextProps & { open: boolean }) {
  const { Part: UpNext } = useLater(open, load);
  return open && UpNext ? <UpNext {...props} /> : null;
}
