import { idPattern } from '../../../contract/ids.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { notSignedIn } from '../../../platform/http/permission.ts';
import type { ProfileChange } from '../contract.ts';
import { lockUser, type Profile, saveProfile, type UserRow } from './users.server.ts';

/** What later features provide for a profile; called in its transaction. */
export type ProfileDependencies = {
  /** Whether an image exists and belongs to this user. */
  mayUsePhoto: (trx: Trx, assetId: string, userId: string) => Promise<boolean>;
  /** Called with an image that a user no longer has as their photo. */
  photoReplaced: (trx: Trx, assetId: string) => Promise<void>;
  /** Called when a user's name has changed. */
  nameChanged: (trx: Trx, userId: string, name: string) => Promise<void>;
};

const fixedEmail = failure('account.fixed_email', 400, 'You can’t change your account’s email address.');
const unconfirmedPhoto = failure(
  'auth.not_verified',
  403,
  'Please confirm your email before you add a photo.',
);
const foreignPhoto = failure('account.foreign_photo', 400, 'Photo upload failed');

/**
 * Updates the user's own profile. Fields left out stay unchanged; expertise is stored for instructors only.
 * @returns the updated account
 * @throws 400 for an email other than the account's, or a photo that is not the user's own upload; 403 for a photo
 * before the email is confirmed
 */
export async function updateProfile(
  ctx: Context,
  userId: string,
  change: ProfileChange,
  deps: ProfileDependencies,
): Promise<UserRow> {
  return ctx.db.transaction().execute(async (trx) => {
    const before = await lockUser(trx, userId);
    if (!before || before.deletedAt) throw notSignedIn();
    refuseOtherEmail(before, change);
    const photoAssetId = await photoOf(ctx, trx, before, change, deps);
    const after = await saveProfile(trx, userId, { ...textsOf(before, change), photoAssetId }, ctx.clock());
    if (after.name !== before.name) await deps.nameChanged(trx, userId, after.name);
    if (before.photoAssetId && before.photoAssetId !== photoAssetId) {
      await deps.photoReplaced(trx, before.photoAssetId);
    }
    return after;
  });
}

function refuseOtherEmail(user: UserRow, { email }: ProfileChange): void {
  if (email === undefined || email === user.email) return;
  throw fixedEmail({ fields: { email: 'This cannot be changed.' } });
}

function textsOf(user: UserRow, change: ProfileChange): Omit<Profile, 'photoAssetId'> {
  const links = { ...(user.socialLinks as Record<string, string>), ...change.socialLinks };
  return {
    name: change.name ?? user.name,
    bio: change.bio ?? user.bio,
    expertise: user.role === 'instructor' ? (change.expertise ?? user.expertise) : user.expertise,
    socialLinks: Object.fromEntries(Object.entries(links).filter(([, link]) => link)),
  };
}

async function photoOf(
  ctx: Context,
  trx: Trx,
  user: UserRow,
  { photo }: ProfileChange,
  deps: ProfileDependencies,
): Promise<string | null> {
  if (photo === undefined) return user.photoAssetId;
  if (!photo) return null;
  const assetId = assetIn(photo, ctx.settings.appUrl);
  if (assetId && assetId === user.photoAssetId) return assetId;
  if (!user.verifiedAt) throw unconfirmedPhoto();
  if (assetId && (await deps.mayUsePhoto(trx, assetId, user.id))) return assetId;
  throw foreignPhoto({
    fields: { photo: 'Please upload the photo first. You can’t use a link to another image.' },
  });
}

const uploaded = new RegExp(`^(?:/media/public/)?(${idPattern})$`);

/** The id of an uploaded image, from the id itself or from its URL on this site. */
function assetIn(photo: string, appUrl: string): string | undefined {
  const here = `${appUrl.replace(/\/$/, '')}/`;
  return uploaded.exec(photo.startsWith(here) ? photo.slice(here.length - 1) : photo)?.[1];
}
