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

/**
 * The buttons of a form on its own page: one submits it, the other leads back. Neither works while the form is being
 * sent, because users who left then would not find out whether it was saved.
 */
export const FormButtons = ({ label, busy, cancelTo, className }: Props) => (
  <div className={cx('flex flex-wrap gap-3', className)}>
    <Button type="submit" busy={busy}>
      {label}
    </Button>
    <LinkButton to={cancelTo} variant="secondary" disabled={busy} data-cancel>
      Cancel
    </LinkButton>
  </div>
);
