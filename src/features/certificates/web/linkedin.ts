/** The details of a certificate for LinkedIn, without its holder's name. */
export type Listed = {
  course: string;
  number: string;
  /** When it was approved, ISO 8601. */
  date: string;
  /** When it expires, ISO 8601. */
  validUntil?: string | null;
  /** Its public page. */
  url: string;
  /** The issuer's page on LinkedIn, if it has one. */
  organizationId?: string;
};

/**
 * The page on which LinkedIn members add a certificate to their profile, filled in. LinkedIn documents the parameters
 * under “Add to profile”; months have no leading zero.
 */
export function linkedInUrl({ course, number, date, validUntil, url, organizationId }: Listed): string {
  const issued = new Date(date);
  const params = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: course,
    ...(organizationId ? { organizationId } : { organizationName: 'Milepost' }),
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    ...(validUntil && expiryOf(new Date(validUntil))),
    certUrl: url,
    certId: number,
  });
  return `https://www.linkedin.com/profile/add?${params}`;
}

const expiryOf = (until: Date) => ({
  expirationYear: String(until.getUTCFullYear()),
  expirationMonth: String(until.getUTCMonth() + 1),
});
