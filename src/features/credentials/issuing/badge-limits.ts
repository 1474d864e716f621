/** Limits of what can be verified: a megabyte, which base64 writes as four bytes for every three. */
export const badgeLimits = { bytes: 1_000_000, base64: 1_333_336 };
