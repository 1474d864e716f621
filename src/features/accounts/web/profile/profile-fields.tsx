import { limits, type SocialKind, socialKinds } from '../../../../contract/constants.ts';
import { FormErrors } from '../../../../ui/forms/form-errors.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { User } from '../../contract.ts';
import type { FailedUpdate } from './failed-update.ts';
import { PhotoField } from './photo/photo-field.tsx';
import type { PhotoChoice } from './photo/use-photo.ts';
import { linkField, type ProfileValues, valuesOf } from './profile-values.ts';

const links: Record<SocialKind, { label: string; example: string }> = {
  website: { label: 'Website', example: 'https://example.com' },
  linkedin: { label: 'LinkedIn', example: 'https://www.linkedin.com/in/…' },
  twitter: { label: 'Twitter', example: 'https://x.com/…' },
  youtube: { label: 'YouTube', example: 'https://www.youtube.com/@…' },
  github: { label: 'GitHub', example: 'https://github.com/…' },
  facebook: { label: 'Facebook', example: 'https://www.facebook.com/…' },
};

type Props = {
  user: User;
  photo: PhotoChoice;
  failure?: FailedUpdate;
  /** What had been typed when the form was refused without scripts. */
  typed?: ProfileValues;
};

/** Every field of a profile. The email is shown and cannot be changed; expertise is for instructors. */
export function ProfileFields({ user, photo, failure, typed }: Props) {
  const values = typed ?? valuesOf(user);
  const fields: Record<string, string> = failure?.fields ?? {};
  return (
    <div className="space-y-6">
      <FormErrors message={failure?.message} fields={inSummary(fields)} occasion={failure} />
      {failure?.signedOut && (
        <p>
          <a href="/auth" target="_blank" rel="noreferrer" className="link">
            Sign in in another tab
          </a>{' '}
          and save again: what you typed stays here.
        </p>
      )}
      <PhotoField name={user.name} src={values.photoUrl ?? user.photo} photo={photo} error={fields.photo} />
      {values.photoUrl && <input type="hidden" name="photoUrl" value={values.photoUrl} />}
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          required
          defaultValue={values.name}
          error={fields.name}
        />
        <TextField label="Email" type="email" value={user.email} disabled />
      </div>
      {user.role === 'instructor' && (
        <TextField
          label="Expertise"
          name="expertise"
          hint="What you teach, in brief. Learners see it next to your courses."
          defaultValue={values.expertise}
          error={fields.expertise}
        />
      )}
      <TextArea
        label="Bio"
        name="bio"
        rows={4}
        max={limits.bioLength}
        defaultValue={values.bio}
        error={fields.bio}
      />
      <fieldset>
        <legend className="font-display text-lg font-bold">Social links</legend>
        <div className="mt-3 grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {socialKinds.map((kind) => (
            <TextField
              key={kind}
              label={links[kind].label}
              name={linkField(kind)}
              type="url"
              inputMode="url"
              placeholder={links[kind].example}
              defaultValue={values[linkField(kind)]}
              error={fields[linkField(kind)]}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

/** Away from its field, what is wrong says which field it means, where its sentence alone does not. */
function inSummary(fields: Record<string, string>): Record<string, string> {
  const named = { ...fields };
  for (const [name, label] of Object.entries({ name: 'Name', expertise: 'Expertise', bio: 'Bio' })) {
    if (/^Please use/.test(fields[name] ?? '')) named[name] = `${label}: ${fields[name]}`;
  }
  for (const kind of socialKinds) {
    const fault = fields[linkField(kind)];
    if (fault) named[linkField(kind)] = `${links[kind].label}: ${fault}`;
  }
  return named;
}
