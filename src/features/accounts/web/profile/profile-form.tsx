import type { ReactNode } from 'react';
import { limits, type SocialKind, socialKinds } from '../../../../contract/constants.ts';
import { SignInInNewTab, sessionEnded } from '../../../../lib/connection/sign-in-again.tsx';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { FormDraft } from '../../../../lib/form/drafts/form-draft.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { User } from '../../contract.ts';
import type { FailedUpdate } from './failed-update.ts';
import { PhotoField } from './photo/photo-field.tsx';
import { linkField, type ProfileValues, valuesOf } from './profile-values.ts';
import { profileDraft, type useProfileForm } from './use-profile-form.ts';

const links: Record<SocialKind, { label: string; example: string }> = {
  website: { label: 'Website', example: 'https://example.com' },
  linkedin: { label: 'LinkedIn', example: 'https://www.linkedin.com/in/…' },
  twitter: { label: 'Twitter', example: 'https://x.com/…' },
  youtube: { label: 'YouTube', example: 'https://www.youtube.com/@…' },
  github: { label: 'GitHub', example: 'https://github.com/…' },
  facebook: { label: 'Facebook', example: 'https://www.facebook.com/…' },
};

type Props = {
  id?: string;
  user: User;
  form: ReturnType<typeof useProfileForm>;
  failure?: FailedUpdate;
  /** The user's input, if the form was refused without scripts. */
  typed?: ProfileValues;
  /** Whether it is in a dialog. */
  closes?: boolean;
  /** The buttons, if they are inside the form. */
  children?: ReactNode;
};

/** All fields of a profile. The email is shown and cannot be changed; expertise is for instructors. */
export function ProfileForm({ id, user, form, failure, typed, closes, children }: Props) {
  const values = typed ?? valuesOf(user);
  const fields: Record<string, string> = failure?.fields ?? {};
  return (
    <ApiForm
      id={id}
      action="/account/profile"
      encType="multipart/form-data"
      failure={failure?.signedOut ? signedOut : failure}
      summary={inSummary(fields)}
      values={values}
      onSubmit={form.submit}
      noValidate
      className="space-y-6"
    >
      {({ field }) => (
        <>
          <FormDraft of={profileDraft} revision={JSON.stringify(valuesOf(user))} closes={closes} />
          <PhotoField
            name={user.name}
            src={values.photoUrl ?? user.photo}
            photo={form.photo}
            error={fields.photo}
          />
          {values.photoUrl && <input type="hidden" name="photoUrl" value={values.photoUrl} />}
          <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
            <TextField label="Name" autoComplete="name" required {...field('name')} />
            <TextField label="Email" type="email" value={user.email} disabled />
          </div>
          {user.role === 'instructor' && (
            <TextField
              label="Expertise"
              hint="What you teach, in brief. Learners see it next to your courses."
              {...field('expertise')}
            />
          )}
          <TextArea label="Bio" rows={4} max={limits.bioLength} {...field('bio')} />
          <fieldset>
            <legend className="font-display text-lg font-bold">Social links</legend>
            <div className="mt-3 grid gap-x-6 gap-y-4 sm:grid-cols-2">
              {socialKinds.map((kind) => (
                <TextField
                  key={kind}
                  label={links[kind].label}
                  type="url"
                  inputMode="url"
                  placeholder={links[kind].example}
                  {...field(linkField(kind))}
                />
              ))}
            </div>
          </fieldset>
          {children}
        </>
      )}
    </ApiForm>
  );
}

/** Shown when the session has ended since the form opened. The form keeps what was typed. */
const signedOut = { message: sessionEnded, hint: <SignInInNewTab /> };

/**
 * The errors for the summary, each with its field's label. Errors that already say which field they are about appear
 * only beside that field.
 */
function inSummary(fields: Record<string, string>): Record<string, string> {
  const named: Record<string, string> = {};
  for (const [name, label] of Object.entries({ name: 'Name', expertise: 'Expertise', bio: 'Bio' })) {
    if (/^Please use/.test(fields[name] ?? '')) named[name] = `${label}: ${fields[name]}`;
  }
  for (const kind of socialKinds) {
    const fault = fields[linkField(kind)];
    if (fault) named[linkField(kind)] = `${links[kind].label}: ${fault}`;
  }
  return named;
}
