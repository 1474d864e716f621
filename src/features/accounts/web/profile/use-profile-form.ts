import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { createClient, read } from '../../../../contract/api/client.ts';
import { toast } from '../../../../ui/toasts/toast.ts';
import { type FailedUpdate, failedUpdate } from './failed-update.ts';
import { usePhoto } from './photo/use-photo.ts';
import { changeFrom } from './profile-values.ts';

/**
 * Saves the profile form from the browser: first a chosen portrait, then the profile. It is sent once however often the
 * button is pressed, and left as it is after a failure.
 */
export function useProfileForm(onSaved: () => void) {
  const photo = usePhoto();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailedUpdate>();
  /** Whether the form was sent since the page came: what an attempt without scripts found is over then. */
  const [attempted, setAttempted] = useState(false);
  const sending = useRef(false);
  const { revalidate } = useRevalidator();

  async function uploadPhoto(form: FormData): Promise<boolean> {
    try {
      const url = await photo.upload();
      if (url) form.set('photoUrl', url);
      return true;
    } catch {
      // The photo's field says why.
      setFailure({ message: 'Photo upload failed', fields: {} });
      return false;
    }
  }

  async function save(form: FormData): Promise<void> {
    try {
      const { user } = createClient(window.location.origin);
      const { message } = await read(user.update.$patch({ json: changeFrom(form) }));
      toast.success(message);
      await photo.forget();
      await revalidate();
      onSaved();
    } catch (error) {
      setFailure(failedUpdate(error));
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending.current) return;
    const form = new FormData(event.currentTarget);
    sending.current = true;
    setBusy(true);
    setFailure(undefined);
    setAttempted(true);
    if (await uploadPhoto(form)) await save(form);
    sending.current = false;
    setBusy(false);
  }
  return { photo, busy, failure, attempted, submit };
}
