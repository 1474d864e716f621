import { createClient, read } from '../../contract/client.ts';

/** Ends the session. @returns what the server says of it; throws where it fails or nobody answers */
export async function signOut(): Promise<string> {
  const { message } = await read(createClient(window.location.origin).logout.$get());
  return message;
}
