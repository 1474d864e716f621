import type { Person } from './people.ts';

const tus = { 'tus-resumable': '1.0.0' };
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** The requests of the tus protocol, one by one, as a person makes them at a served product. */
export function tusAs(served: { url: string }, person: Person) {
  function call(method: string, url: string, headers: Record<string, string> = {}, body?: BodyInit) {
    const init = { method, headers: { ...tus, cookie: person.cookie, ...headers }, body, duplex: 'half' };
    return fetch(new URL(url, served.url), init as RequestInit);
  }
  return {
    call,
    /** Announces a file; `url` is where its pieces go. */
    begin: async (bytes: number, name = 'lecture.mp4', kind = 'video') => {
      const answer = await call('POST', '/api/uploads', {
        'upload-length': String(bytes),
        'upload-metadata': `filename ${base64(name)},resourceType ${base64(kind)}`,
      });
      return { status: answer.status, url: answer.headers.get('location') ?? '', text: await answer.text() };
    },
    piece: (url: string, offset: number, bytes: Uint8Array | ReadableStream) =>
      call(
        'PATCH',
        url,
        { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
        bytes instanceof ReadableStream ? bytes : new Uint8Array(bytes),
      ),
    offsetOf: async (url: string) => (await call('HEAD', url)).headers.get('upload-offset'),
  };
}
