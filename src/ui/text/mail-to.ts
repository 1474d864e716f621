/** A `mailto:` link. Characters in an address that would add a subject, recipients or a body are encoded. */
export const mailTo = (address: string): string =>
  `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
