import { failure } from '../../../platform/failures/failure.ts';

/** More fields than our longest form has. Parsing a million of them would block the process for seconds. */
const mostFields = 10_000;
const tooManyFields = failure('request.too_many_fields', 413, 'This form has too many fields.');

/**
 * Checks a form as it is received, without parsing it.
 * @param type its content type
 * @returns a function that takes each chunk of its body, and throws 413 once there are too many fields
 */
export function fieldCounter(type: string): (chunk: Uint8Array) => void {
  const separator = Buffer.from(separatorOf(type));
  let count = 0;
  let rest = Buffer.alloc(0);
  return (chunk) => {
    const bytes = Buffer.concat([rest, chunk]);
    let at = bytes.indexOf(separator);
    for (; at >= 0 && count < mostFields; at = bytes.indexOf(separator, at + separator.length)) count += 1;
    if (count >= mostFields) throw tooManyFields();
    // A separator may continue in the next chunk.
    rest = bytes.subarray(Math.max(0, bytes.length - separator.length + 1));
  };
}

/**
 * Checks a form that the page itself reads. Reading the body fails once there are too many fields. The request's
 * `body` is accessed only when the page reads its form. Accessing it opens the body, and the server cannot keep a
 * connection on which an opened body is left unread.
 */
export function countingFields(request: { readonly body: ReadableStream<Uint8Array> | null }, type: string) {
  const count = fieldCounter(type);
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      reader ??= request.body?.getReader();
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) return controller.close();
      count(value);
      controller.enqueue(value);
    },
    cancel: (reason) => reader?.cancel(reason),
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}

/** The separator of fields. The boundary of a multipart form is not used, because parsers read it differently. */
const separatorOf = (type: string): string => (isMultipart(type) ? '\r\n--' : '&');

export const isMultipart = (type: string): boolean => /^\s*multipart\//i.test(type);
