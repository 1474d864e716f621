import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Optional details of a failure besides its code, status and sentence. */
type FailureDetails = {
  fields?: Record<string, string>;
  extra?: Record<string, unknown>;
  headers?: Record<string, string>;
};

/** A request that cannot be fulfilled, with a stable code, a status and a readable message. */
export class RequestFailure extends Error {
  override name = 'RequestFailure';
  readonly code: string;
  readonly status: ContentfulStatusCode;
  readonly fields: Record<string, string> | undefined;
  /** Further members of the response, such as the `user` of an unverified account. */
  readonly extra: Record<string, unknown> | undefined;
  /** Headers the response needs, such as `Retry-After`. */
  readonly headers: Record<string, string> | undefined;

  constructor(code: string, status: ContentfulStatusCode, message: string, more: FailureDetails = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = more.fields;
    this.extra = more.extra;
    this.headers = more.headers;
  }
}

/**
 * Declares a failure where it is raised: `const notFound = failure('course.not_found', 404, 'Course not found')`,
 * then `throw notFound()`. A different sentence or fields may be given at the throw.
 */
export function failure(code: string, status: ContentfulStatusCode, message: string) {
  return (more: FailureDetails & { message?: string } = {}) =>
    new RequestFailure(code, status, more.message ?? message, more);
}
