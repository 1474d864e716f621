import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import type { scopeOf } from '../../../../lib/page/scope.ts';

/** The course a visitor wants to buy, or to claim as a gift, as the sign-in page shows it. Prices are in dollars. */
export type WantedCourse = {
  title: string;
  instructor: string;
  picture: string | null;
  /** Null for a gift. */
  price: number | null;
  discountPrice: number | null;
};

type Api = ReturnType<typeof scopeOf>['api'];

const coursePath = /^\/(?:courses|detail-courses|checkout|gift)\/([^/?#]+)$/;
const giftPath = /^\/claim\/([^/?#]+)$/;

/**
 * The course that the return path leads to. Null if the path leads elsewhere or the course cannot be shown, so that
 * signing in still works.
 */
export async function wantedCourse(api: Api, next: string | null): Promise<WantedCourse | null> {
  const token = next && giftPath.exec(next)?.[1];
  const id = next && coursePath.exec(next)?.[1];
  if (!id && !token) return null;
  try {
    if (token) return await givenCourse(api, decodeURIComponent(token));
    const { course } = await read(
      api.courses[':id'].$get({ param: segments({ id: decodeURIComponent(id ?? '') }) }),
    );
    const { title, instructor, thumbnail, price, discountPrice } = course;
    return { title, instructor: instructor.name, picture: thumbnail?.url ?? null, price, discountPrice };
  } catch (error) {
    if (error instanceof ApiFailure || error instanceof URIError) return null;
    throw error;
  }
}

async function givenCourse(api: Api, token: string): Promise<WantedCourse | null> {
  const { claim } = await read(api['gift-claims'][':token'].$get({ param: segments({ token }) }));
  if (!claim.gift) return null;
  const { title, instructor, thumbnail } = claim.gift.course;
  const picture = thumbnail?.url ?? null;
  return { title, instructor: instructor.name, picture, price: null, discountPrice: null };
}
