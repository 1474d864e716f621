/** What LinkedIn shows of a certificate. Its holder's name is never part of it. */
export type Listed = {
  course: string;
  number: string;
  /** When it was approved, ISO 8601. */
  date: string;
  /** Its public page. */
  url: string;
};

/**
 * The page on which LinkedIn members add a certificate to their profile, filled in. LinkedIn documents the parameters
 * under “Add to profile”; months have no leading zero.
 */
export function linkedInUrl({ course, number, date, url }: Listed): string {
  const issued = new Date(date);
  const params = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: course,
    organizationName: 'Milepost',
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: url,
    certId: number,
  });
  return `https://www.linkedin.com/profile/add?${params}`;
}
