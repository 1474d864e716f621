import { z } from 'zod';
import { StartupError } from '../failures/startup-error.ts';

/** The environment variables for a CDN. */
export const cdnEnvironment = {
  CDN_PURGE_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).optional(),
  CDN_PURGE_TOKEN: z.string().optional(),
};

/** How to purge the shared pages from the CDN. */
export type PurgeSettings = { url: string; headers: Record<string, string> };

const namedHeader = /^(?<name>[A-Za-z][A-Za-z0-9-]*): *(?<value>\S+)$/;

/**
 * Reads the settings. A token is sent as `Authorization: Bearer`, unless it names its own header: `Fastly-Key: 0123`.
 * @throws StartupError for a token without a URL, or a URL with a user or password, which error messages would repeat
 */
export function readCdn(value: z.output<z.ZodObject<typeof cdnEnvironment>>): PurgeSettings | undefined {
  const { CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token } = value;
  if (token && !url)
    throw new StartupError('CDN_PURGE_TOKEN is set without CDN_PURGE_URL: set both, or neither.');
  if (url && (new URL(url).username || new URL(url).password))
    throw new StartupError('CDN_PURGE_URL must not have a user name or password: use CDN_PURGE_TOKEN.');
  return url ? { url, headers: token ? headerOf(token) : {} } : undefined;
}

function headerOf(token: string): Record<string, string> {
  const { name, value } = namedHeader.exec(token)?.groups ?? {};
  return name && value ? { [name]: value } : { authorization: `Bearer ${token}` };
}
