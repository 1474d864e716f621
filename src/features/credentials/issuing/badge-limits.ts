/** Limits of what can be verified. A request may have a mebibyte, and base64 needs four bytes for three. */
export const badgeLimits = { bytes: 700_000, base64: 933_336 };
