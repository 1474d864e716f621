import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import type { scopeOf } from '../../../../lib/page/scope.ts';

/** The course a visitor wants to buy, as the sign-in page shows it. Prices are in dollars. */
export type WantedCourse = {
  title: string;
  instructor: string;
  picture: string | null;
  price: number;
  discountPrice: number | null;
};

const coursePath = /^\/(?:courses|detail-courses|checkout)\/([^/?#]+)$/;

/**
 * The course that the return path leads to; null if it leads elsewhere or the course cannot be shown, which keeps nobody
 * from signing in.
 */
export async function wantedCourse(
  api: ReturnType<typeof scopeOf>['api'],
  next: string | null,
): Promise<WantedCourse | null> {
  const id = next && coursePath.exec(next)?.[1];
  if (!id) return null;
  try {
    const { course } = await read(
      api.courses[':id'].$get({ param: segments({ id: decodeURIComponent(id) }) }),
    );
    const { title, instructor, thumbnail, price, discountPrice } = course;
    return { title, instructor: instructor.name, picture: thumbnail?.url ?? null, price, discountPrice };
  } catch (error) {
    if (error instanceof ApiFailure || error instanceof URIError) return null;
    throw error;
  }
}
