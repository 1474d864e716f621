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
 * The revision that a form changes, and its draft. The revision is the one that the form was opened with, whatever the
 * page loads later. If the form was refused because someone else has changed the record, or if what was typed over an
 * earlier revision has been restored, this shows what is saved now. Sending the form then replaces it.
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
