import { type FormEvent, useEffect, useState } from 'react';
import { findDraft, keepDraft } from '../../../../lib/form/drafts/form-drafts.ts';

/** The key under which the email is stored until its owner has signed in. */
export const signingIn = 'sign-in';

/**
 * Carries an email typed on one sign-in page over to the others: people often find out which form they need only after
 * typing it. It survives a reload and Back.
 * @param given the email that the page starts with, which takes precedence over a stored one
 */
export function useTypedEmail(given = '') {
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    if (!given) setTyped((now) => now ?? findDraft(signingIn).fields.email);
  }, [given]);
  const keep = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'email') return;
    setTyped(target.value);
    keepDraft(signingIn, { fields: { email: target.value } });
  };
  return { typed, keep };
}
