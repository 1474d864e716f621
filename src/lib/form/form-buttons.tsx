import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { cx } from '../../ui/cx.ts';

type Props = {
  /** What the form does. */
  label: string;
  busy: boolean;
  /** Where "Cancel" leads. */
  cancelTo: string;
  className?: string;
};

/** The end of a form that has a page of its own: the button that submits it, and the way back. */
export const FormButtons = ({ label, busy, cancelTo, className }: Props) => (
  <div className={cx('flex flex-wrap gap-3', className)}>
    <Button type="submit" busy={busy}>
      {label}
    </Button>
    <LinkButton to={cancelTo} variant="secondary">
      Cancel
    </LinkButton>
  </div>
);
