import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useViewer } from '../../page/viewer/use-viewer.ts';
import { forgetForm } from './form-drafts.ts';

/**
 * Stores a text that the signed-in user has begun, so that it survives a reload and Back, until it is sent. Sending it
 * must lead to another page.
 * @param form the form's storage key, without the user; undefined if nothing is stored, as when an existing text is edited
 * @param fields the names of the fields to store, a constant list
 * @returns what `ApiForm` needs as `keep`
 */
export function useKeptText(form: string | undefined, fields: readonly string[]) {
  const viewer = useViewer();
  // Stays the same when the session ends: what is typed afterwards is still by the same person.
  const [userId] = useState(viewer?._id);
  const name = form && `${form}:${userId}`;
  const { pathname } = useLocation();
  const { formMethod, state, location } = useNavigation();
  const isSent = state === 'loading' && formMethod === 'POST' && location.pathname !== pathname;
  useEffect(() => {
    if (isSent && name) forgetForm(name);
  }, [isSent, name]);
  return name ? { name, fields } : undefined;
}
