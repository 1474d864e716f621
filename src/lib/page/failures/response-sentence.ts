import type { ErrorResponse } from 'react-router';
import { readableText } from '../../../contract/text/readable-text.ts';

/**
 * The message for a page or a form that got an error response: the server's, or a general one if it has none, as when a
 * proxy sent its own page.
 */
export function responseSentence({ status, data }: ErrorResponse): string {
  if (status === 405) return 'This page can’t process that request.';
  const sentence = typeof data === 'string' ? readableText(data) : messageIn(data);
  return sentence ?? 'Invalid response from server';
}

const messageIn = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string'
    ? readableText(data.message)
    : undefined;
