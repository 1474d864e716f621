import { dashboardOf } from '../../../../contract/viewer.ts';
import { useViewer } from '../../../../lib/page/viewer/use-viewer.ts';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';

type Props = { label: string; variant?: 'secondary' };

/** A link to registration for visitors, and to their dashboard for signed-in users. */
export function SignUp({ label, variant }: Props) {
  const viewer = useViewer();
  return (
    <LinkButton to={viewer ? dashboardOf(viewer.role) : '/auth?tab=register'} size="lg" variant={variant}>
      {viewer ? 'Go to Dashboard' : label}
    </LinkButton>
  );
}
