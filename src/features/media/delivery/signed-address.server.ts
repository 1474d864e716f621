import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../../platform/context.ts';

/** What signing needs: the time and the key. */
type Signing = Pick<Context, 'clock' | 'keyFor'>;

/** The user and purpose a URL was signed for. It opens this one asset and nothing else. */
export type MediaClaim = {
  assetId: string;
  /** Null for a visitor who watches the free preview. */
  userId: string | null;
  /** Empty for a file that is not part of a course yet. */
  courseId: string;
  lectureId: string;
  /** `study`: someone entitled to the lecture; `preview`: anyone; `owner`: the uploader or an administrator. */
  kind: 'study' | 'preview' | 'owner';
  /** How many seconds of the video, from its start, the URL gives access to; all by default. */
  limitSeconds?: number;
};

const letters = { study: 's', preview: 'p', owner: 'o' } as const;
const kinds = { s: 'study', p: 'preview', o: 'owner' } as const;

/**
 * A short-lived URL of one asset. The token is in the path, so that relative URLs inside a playlist inherit it.
 * @param lifetimeSeconds how long the URL works at most; permission is checked every few seconds while it is used
 */
export function signMedia(
  ctx: Signing,
  claim: MediaClaim,
  lifetimeSeconds: number,
): { url: string; expiresAt: string } {
  const expires = Math.floor(ctx.clock().getTime() / 1000) + lifetimeSeconds;
  const parts = [
    letters[claim.kind],
    expires.toString(36),
    claim.userId ?? '',
    claim.courseId,
    claim.lectureId,
    claim.limitSeconds ?? '',
  ];
  const body = parts.join('~');
  return {
    url: `/media/${body}~${mac(ctx, claim.assetId, body)}/${claim.assetId}/file`,
    expiresAt: new Date(expires * 1000).toISOString(),
  };
}

/** The claim of a valid URL, and how long the URL still works. */
type OpenClaim = MediaClaim & { secondsLeft: number };

/** The claim of a URL, or null when it is forged, for another asset, or expired. */
export function readMediaToken(ctx: Signing, token: string, assetId: string): OpenClaim | null {
  const cut = token.lastIndexOf('~');
  if (cut < 0) return null;
  const body = token.slice(0, cut);
  if (!isSame(token.slice(cut + 1), mac(ctx, assetId, body))) return null;
  const [letter, expires, userId, courseId, lectureId, limit] = body.split('~');
  const secondsLeft = Number.parseInt(expires ?? '', 36) - ctx.clock().getTime() / 1000;
  if (!(secondsLeft > 0)) return null;
  return {
    assetId,
    userId: userId || null,
    courseId: courseId ?? '',
    lectureId: lectureId ?? '',
    kind: kinds[letter as keyof typeof kinds],
    secondsLeft,
    ...(limit && { limitSeconds: Number(limit) }),
  };
}

/**
 * Whether a learner's URL is used in another person's session, where it does not work. A device without a session, such
 * as a television, may play it.
 */
export const isForSomeoneElse = ({ kind, userId }: MediaClaim, requesterId: string | null): boolean =>
  kind === 'study' && requesterId !== null && requesterId !== userId;

const mac = (ctx: Signing, assetId: string, body: string): string =>
  createHmac('sha256', ctx.keyFor('media')).update(`${assetId}~${body}`).digest('base64url');

function isSame(actual: string, expected: string): boolean {
  const [one, other] = [Buffer.from(actual), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
