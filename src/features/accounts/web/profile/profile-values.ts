import { type SocialKind, socialKinds } from '../../../../contract/constants.ts';
import { text } from '../../../../lib/form/reading/form-fields.ts';
import type { ProfileChange, User } from '../../contract.ts';

/** Names and values of the profile form's fields. */
export type ProfileValues = Partial<Record<string, string>>;

export const linkField = (kind: SocialKind): string => `socialLinks.${kind}`;

export function valuesOf(user: User): ProfileValues {
  const links = socialKinds.map((kind) => [linkField(kind), user.socialLinks[kind] ?? '']);
  return { name: user.name, bio: user.bio, expertise: user.expertise, ...Object.fromEntries(links) };
}

/** The request body from the form. `photoUrl` is the URL of a photo uploaded in the meantime. */
export function changeFrom(form: FormData): ProfileChange {
  const photoUrl = text(form, 'photoUrl');
  return {
    name: text(form, 'name'),
    ...(form.has('bio') && { bio: text(form, 'bio') }),
    ...(form.has('expertise') && { expertise: text(form, 'expertise') }),
    socialLinks: Object.fromEntries(
      socialKinds
        .filter((kind) => form.has(linkField(kind)))
        .map((kind) => [kind, text(form, linkField(kind))]),
    ),
    ...(photoUrl ? { photo: photoUrl } : form.get('removePhoto') && { photo: null }),
  };
}
