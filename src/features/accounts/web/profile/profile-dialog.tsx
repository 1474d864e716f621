import { useEffect, useId, useState } from 'react';
import { createClient } from '../../../../contract/api/client.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { Spinner } from '../../../../ui/states/spinner.tsx';
import type { User } from '../../contract.ts';
import { ownUser } from './own-user.ts';
import { ProfileForm } from './profile-form.tsx';
import { useProfileForm } from './use-profile-form.ts';

const notFetched = 'Failed to fetch user profile';

/** Edits the profile without leaving the page. */
export function ProfileDialog({ onClose }: { onClose: () => void }) {
  const { user, failed, retry } = useOwnUser();
  const form = useProfileForm(onClose);
  const id = useId();
  // While the form was loading, the dialog had no field to focus.
  useEffect(() => {
    if (user)
      document.getElementById(id)?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus();
  }, [user, id]);
  return (
    <Dialog
      open
      title="Edit Profile"
      size="lg"
      busy={form.busy}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.busy}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={form.busy} disabled={!user}>
            Save changes
          </Button>
        </>
      }
    >
      {user && <ProfileForm id={id} user={user} form={form} failure={form.failure} closes />}
      {!user && !failed && <Spinner label="Loading your profile…" />}
      {failed && <ErrorState message={notFetched} onRetry={retry} />}
    </Dialog>
  );
}

/** Loads the user's own account when the dialog opens. */
function useOwnUser() {
  const [user, setUser] = useState<User>();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => {
    ownUser(createClient(window.location.origin)).then(setUser, () => setFailedAttempt(attempt));
  }, [attempt]);
  return { user, failed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) };
}
