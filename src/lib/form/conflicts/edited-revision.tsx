import { useState } from 'react';
import type { FormProblem } from '../api-form.tsx';
import { FormDraft, type FormDraftProps } from '../drafts/form-draft.tsx';
import type { FieldValues } from '../drafts/typed-fields.ts';
import { type NamedField, savedInstead } from './saved-instead.ts';
import { SavedVersion } from './saved-version.tsx';

type Props = {
  /** The form's draft. */
  draft: Omit<FormDraftProps, 'revision' | 'notice'>;
  /** The revision of the record as it is saved; undefined for a new one. */
  revision: string | undefined;
  /** The record's values as it is saved. */
  saved: Partial<Record<string, string>>;
  fields: Record<string, NamedField>;
  failure: FormProblem | undefined;
};

/**
 * Sends the revision with which the form was opened, even if the page has loaded a newer one since, and keeps the
 * form's draft. If someone else has saved the record in the meantime, a notice shows what is saved now: when the form
 * has been refused, or when its draft has been restored. Sending the form again then replaces what is saved.
 */
export function EditedRevision({ draft, revision, saved, fields, failure }: Props) {
  const [opened] = useState(failure?.values?.revision ?? revision ?? '');
  const sent = failure?.values?.revision ?? opened;
  const refused = revision !== undefined && revision !== sent ? failure?.values : undefined;
  const notice = (restored: FieldValues | undefined) => {
    const typed = refused ?? (restored && { ...saved, ...restored });
    return typed && <SavedVersion changes={savedInstead(fields, typed, saved)} />;
  };
  return (
    <>
      <input type="hidden" name="revision" value={refused ? revision : sent} />
      <FormDraft {...draft} revision={opened} notice={notice} />
    </>
  );
}
