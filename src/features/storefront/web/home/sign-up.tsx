import { dashboardOf } from '../../../../contract/viewer.ts';
import { useViewer } from '../../../../lib/page/use-viewer.ts';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';

type Props = { label: string; variant?: 'secondary' };

/** Leads visitors to registration, and signed-in users to their dashboard. */
export function SignUp({ label, variant }: Props) {
  const viewer = useViewer();
  return (
    <LinkButton to={viewer ? dashboardOf(viewer.role) : '/auth?tab=register'} size="lg" variant={variant}>
      {viewer ? 'Go to Dashboard' : label}
    </LinkButton>
  );
}
