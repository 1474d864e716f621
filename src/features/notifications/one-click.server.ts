import type { Context } from '../../platform/context.ts';

/**
 * The headers that let an email program unsubscribe its reader with one click (RFC 8058).
 * @param path of the endpoint below `/api`, with the signed token
 */
export const oneClickHeaders = (ctx: Context, path: string): Record<string, string> => ({
  'List-Unsubscribe': `<${ctx.settings.appUrl}/api/${path}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Whether a path leads to a one-click unsubscribe endpoint. Email programs call it, so it accepts requests from other
 * sites; its token identifies who unsubscribes.
 */
export const isOneClick = (path: string): boolean => /^\/api\/[a-z/-]+\/one-click\//.test(path);
