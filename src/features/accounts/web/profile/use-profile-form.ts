import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { createClient } from '../../../../contract/api/client.ts';
import { read } from '../../../../contract/api/read.ts';
import { draftName, forgetDraft } from '../../../../lib/form/drafts/form-drafts.ts';
import { useViewer } from '../../../../lib/page/viewer/use-viewer.ts';
import { toast } from '../../../../ui/toasts/toast.ts';
import { type FailedUpdate, failedUpdate } from './failed-update.ts';
import { usePhoto } from './photo/use-photo.ts';
import { changeFrom } from './profile-values.ts';

/** Names the draft of the form, on its page and in the dialog. */
export const profileDraft = 'profile';

/**
 * Saves the profile form in the browser: first the chosen photo, then the profile. It is sent once however often the
 * button is pressed, and left unchanged after a failure.
 */
export function useProfileForm(onSaved: () => void) {
  const photo = usePhoto();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailedUpdate>();
  /** Whether the form has been sent since the page loaded, which supersedes errors from an attempt without scripts. */
  const [attempted, setAttempted] = useState(false);
  const { revalidate } = useRevalidator();
  const viewer = useViewer();

  async function uploadPhoto(form: FormData): Promise<boolean> {
    try {
      const url = await photo.upload();
      if (url) form.set('photoUrl', url);
      return true;
    } catch {
      // The photo field shows the reason.
      setFailure({ message: 'Photo upload failed', fields: {} });
      return false;
    }
  }

  async function save(form: FormData): Promise<void> {
    try {
      const { user } = createClient(window.location.origin);
      const { message } = await read(user.update.$patch({ json: changeFrom(form) }));
      toast.success(message);
      forgetDraft(draftName(profileDraft, viewer?._id));
      await photo.forget();
      await revalidate();
      onSaved();
    } catch (error) {
      setFailure(failedUpdate(error));
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setFailure(undefined);
    setAttempted(true);
    if (await uploadPhoto(form)) await save(form);
    setBusy(false);
  }
  return { photo, busy, failure, attempted, submit };
}
