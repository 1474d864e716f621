/**
 * The link that begins a mail to somebody. An address may hold what would add a subject, a copy or a text of its owner's
 * choice to the mail: here it stays the address it is.
 */
export const mailTo = (address: string): string =>
  `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
