/** `https://discord.gg/CODE` or `https://discord.com/invite/CODE`; older links have `discordapp.com`. */
const inviteLink = /^https:\/\/(?:discord\.gg|discord(?:app)?\.com\/invite)\/([A-Za-z0-9-]{2,32})\/?$/;

/** The code of a Discord invitation, or null for any other URL. */
export const inviteCode = (link: string): string | null => inviteLink.exec(link)?.[1] ?? null;
