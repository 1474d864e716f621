import { data } from 'react-router';
import type { ApiClient } from '../../../../contract/api/client.ts';
import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { limits } from '../../../../contract/constants.ts';
import { wholeForm } from '../../../../lib/form/reading/form-fields.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import type { PageHandle } from '../../../../lib/page/page-handle.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import type { User } from '../../contract.ts';
import type { Route } from './+types/profile';
import { type FailedUpdate, failedUpdate } from './failed-update.ts';
import { guardOwnAccount } from './own-account.ts';
import { ownUser } from './own-user.ts';
import { ProfileForm } from './profile-form.tsx';
import { changeFrom, type ProfileValues } from './profile-values.ts';
import { useProfileForm } from './use-profile-form.ts';
import { withoutMiddle } from './without-middle.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Edit profile · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  guardOwnAccount(args);
  try {
    return { user: await ownUser(scopeOf(args).api) };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { user: null };
  }
}

/** Maximum size of everything in the form except the photo; it is read into memory. */
const mostTyped = 1024 * 1024;
const mostBytes = limits.photoBytes + mostTyped;
/** Larger forms are not read. A smaller one with a photo over the limit is refused, but keeps the typed text. */
const mostReceived = 64 * 1024 * 1024;
const photoTooLarge = { message: 'Photo upload failed', fields: { photo: 'Image must be less than 5MB' } };

export const handle: PageHandle = { takesFile: true };

/** Used without scripts; with scripts the form calls the API itself. */
export async function action(args: Route.ActionArgs) {
  guardOwnAccount(args);
  const bytes = Number(args.request.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  if (bytes > mostBytes) return refuse(await typedBeside(args.request, bytes), photoTooLarge, 413);
  const form = await wholeForm(args.request);
  const { api } = scopeOf(args);
  const refusal = await takePhoto(api, form);
  if (refusal) return refuse(form, { message: 'Photo upload failed', fields: { photo: refusal } });
  try {
    const { message } = await read(api.user.update.$patch({ json: changeFrom(form) }));
    return redirectWithToast('/account/profile', message);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return refuse(form, failedUpdate(error));
  }
}

/** Uploads the form's photo and puts its URL in `photoUrl`. @returns why it was refused, or null */
async function takePhoto(api: ApiClient, form: FormData): Promise<string | null> {
  const photo = form.get('photo');
  if (!(photo instanceof File) || photo.size === 0) return null;
  const body = new FormData();
  body.set('photo', photo);
  try {
    const { url } = await read(api.media['upload-photo'].$post({}, { init: { body } }));
    form.set('photoUrl', url);
    return null;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return error.message;
  }
}

/** The typed fields when the photo is far too large; nothing if the form is too large to receive or unreadable. */
const typedBeside = async (request: Request, bytes: number): Promise<FormData> =>
  bytes > mostReceived
    ? new FormData()
    : withoutMiddle(request, bytes, mostTyped)
        .formData()
        .catch(() => new FormData());

function refuse(form: FormData, failure: FailedUpdate, status = 400) {
  const typed: ProfileValues = {};
  for (const [name, value] of form) if (typeof value === 'string') typed[name] = value;
  // If nothing was recovered, the form shows the stored profile.
  return data({ failure, typed: 'name' in typed ? typed : undefined }, { status });
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { user } = loaderData;
  return (
    <>
      <PageHeader title="Edit profile" text="Your name, your photo and a short introduction." />
      <Card padding="lg" className="mt-6 max-w-3xl">
        {user ? (
          <OwnProfile user={user} refused={actionData} />
        ) : (
          <ErrorState message="Failed to fetch user profile" onRetry={() => window.location.reload()} />
        )}
      </Card>
    </>
  );
}

type Refused = { failure: FailedUpdate; typed?: ProfileValues };

function OwnProfile({ user, refused }: { user: User; refused?: Refused }) {
  const form = useProfileForm(() => {});
  return (
    <ProfileForm
      user={user}
      form={form}
      failure={form.attempted ? form.failure : refused?.failure}
      typed={refused?.typed}
    >
      <div className="mt-8">
        <Button type="submit" busy={form.busy}>
          Save changes
        </Button>
      </div>
    </ProfileForm>
  );
}
